import { freshCatalogue } from "@/lib/features/matching/server/catalogue";
import { closeDatabase } from "@/lib/server/db";

/** What a process measures that has just started. */
export type FirstLook = { ms: number; cpuMs: number; experts: number; bytes: number };

// Started with --expose-gc: only what is really kept counts.
const held = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

async function look(): Promise<FirstLook> {
  const [before, begun, cpu] = [held(), performance.now(), process.cpuUsage()];
  const { experts } = await freshCatalogue();
  const ms = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpu);
  return { ms, cpuMs: (user + system) / 1_000, experts: experts.experts, bytes: held() - before };
}

/** A process of its own that looks at the catalogue once, and says on one line what that took. */
look().then(async (first) => {
  console.log(JSON.stringify(first));
  await closeDatabase();
  process.exit();
});
