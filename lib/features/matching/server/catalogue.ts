import "server-only";
import { logger } from "@/lib/server/logger";
import { type Brief, readBrief } from "../brief";
import { readCandidate } from "../candidate";
import { type Changes, readChangedExperts, readChangedProjects, readHorizon } from "./changes-repository";
import { ExpertStore, type ListPlace } from "./expert-store";
import { packStore, readingOfExperts, unpackStore } from "./snapshot";
import { findSnapshot, isSnapshotBehind, replaceSnapshot } from "./snapshot-repository";

export type StoredProject = ListPlace & { id: number; brief: Brief };

/** What matching compares, as this process holds it. */
export type Catalogue = { experts: ExpertStore; projects: Map<number, StoredProject> };

type Kept = Catalogue & {
  /** Where the next look begins. */
  since: string;
  /** The look that is under way (or the last one, while another waits for it), and the one that follows it. */
  looking?: Promise<void> | undefined;
  next?: Promise<void> | undefined;
};

// On globalThis: every bundle of Next has its own copy of this module, the catalogue must be one.
const kept = globalThis as unknown as { osaajaCatalogue?: Kept };

const empty = (): Kept => ({
  experts: new ExpertStore(),
  projects: new Map(),
  since: "0",
});

/** Reads on the way leave the process free for others after so many rows. */
const breath = 500;

/**
 * The catalogue with everything that was committed before this call: what changed since the last look is read
 * first, so several processes agree and nobody sees a stale ranking. The first look reads what has changed since the
 * catalogue was last written down, or all of it.
 */
export async function freshCatalogue(): Promise<Catalogue> {
  kept.osaajaCatalogue ??= empty();
  const catalogue = kept.osaajaCatalogue;
  // A look that has begun may have missed what was committed since, so whoever comes now waits for the next one.
  if (!catalogue.looking) await look(catalogue);
  else {
    catalogue.next ??= catalogue.looking
      .catch(() => {})
      .then(() => {
        catalogue.next = undefined;
        return look(catalogue);
      });
    await catalogue.next;
  }
  return catalogue;
}

function look(catalogue: Kept): Promise<void> {
  catalogue.looking = update(catalogue).finally(() => {
    if (!catalogue.next) catalogue.looking = undefined;
  });
  return catalogue.looking;
}

async function update(catalogue: Kept): Promise<void> {
  const { since } = catalogue;
  const sinceSnapshot = since === "0" ? await takeSnapshot(catalogue) : since;
  const { experts, projects } = catalogue;
  const { horizon, next } = await readHorizon();
  const [changedExperts, changedProjects] = await Promise.all([
    readChangedExperts({ since: sinceSnapshot, next }),
    readChangedProjects({ since, next }),
  ]);
  if (changedExperts.isReset) experts.clear();
  if (changedProjects.isReset) projects.clear();
  await take(changedExperts, (id, row) => {
    if (row) experts.put(id, readCandidate(row.candidate), row.place);
    else experts.remove(id);
  });
  await take(changedProjects, (id, row) => {
    if (row) projects.set(id, { id, brief: readBrief(row.brief), ...row.place });
    else projects.delete(id);
  });
  // Only now: a look that failed in the middle is begun anew.
  catalogue.since = horizon;
}

/** Begins with what another process wrote down, where it has. @returns where the look at the experts begins */
async function takeSnapshot(catalogue: Kept): Promise<string> {
  try {
    const stored = await findSnapshot(readingOfExperts());
    if (!stored) return "0";
    catalogue.experts = await unpackStore(stored.bytes);
    return stored.since;
  } catch (error) {
    logger().warn({ error: String(error) }, "the stored catalogue is of no use, so every expert is read");
    return "0";
  }
}

/**
 * Writes the catalogue down for processes that start later, unless the stored one still holds. What a person has taken
 * away is in the stored one until then.
 */
export async function storeCatalogue(): Promise<void> {
  if (!(await isSnapshotBehind(readingOfExperts()))) return;
  await freshCatalogue();
  const { experts, since } = kept.osaajaCatalogue as Kept;
  await replaceSnapshot(readingOfExperts(), { since, bytes: await packStore(experts) });
}

async function take<T>({ changes }: Changes<T>, put: (id: number, row: T | null) => void): Promise<void> {
  let done = 0;
  for await (const { id, row } of changes) {
    put(id, row);
    done += 1;
    if (done % breath === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}
