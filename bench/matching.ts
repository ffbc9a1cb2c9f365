import { execFileSync } from "node:child_process";
import path from "node:path";
import { customProjectMatchingInput } from "@/lib/features/matching/schemas";
import { storeCatalogue } from "@/lib/features/matching/server/catalogue";
import { matchCustomProject } from "@/lib/features/matching/server/match-custom-project";
import { guest } from "@/lib/server/actor";
import { projectAt } from "../prisma/seed/projects";
import type { FirstLook } from "./first-look";
import { send } from "./http";
import { type Report, readable } from "./report";
import type { Stage } from "./servers";
import { percentile, timed } from "./statistics";

/** Decided in the issue: milliseconds for the middle one of the calls, and how much a hundredfold catalogue may cost. */
const aims = {
  p50: { below: 50 },
  growth: { atMost: 10 },
  startMs: { atMost: 4_000 },
  kilobytes: { atMost: 5 },
};

export type MatchingTimes = { experts: number; useCaseP50: number; httpP50: number };

/** The seeded postings as custom projects: what companies write. */
const briefs = Array.from({ length: 40 }, (_, index) => {
  const { title, description, required_skills, location, work_arrangement, experience_required, urgency } =
    projectAt(index);
  return {
    project: {
      title,
      description,
      requiredSkills: required_skills,
      location,
      workArrangement: work_arrangement,
      experienceRequired: experience_required,
      urgency,
      hourlyRateMax: 120,
    },
    limit: 5,
  };
});

/** The five best of all experts for forty briefs, in this process and over HTTP; the first look loads the catalogue. */
export async function measureMatching(
  { applicationUrl }: Stage,
  { experts, passes }: { experts: number; passes: number },
  report: Report,
): Promise<MatchingTimes> {
  report.section(`${briefs.length} briefs matched, ${experts.toLocaleString("en")} experts`);
  const once = (body: object) => matchCustomProject(guest, customProjectMatchingInput.parse(body));
  const url = `${applicationUrl}/api/custom-project-matching`;
  const first = await timed(() => once(briefs[0] as object));
  await send(url, briefs[0] as object);
  const [useCase, http]: [number[], number[]] = [[], []];
  for (let pass = 0; pass <= passes; pass += 1) {
    for (const body of briefs) {
      const [inside, outside] = [await timed(() => once(body)), await timed(() => send(url, body))];
      if (outside.value.status !== 200) report.fault(`a match answered ${outside.value.status}`);
      if (pass === 0) continue;
      useCase.push(inside.ms);
      http.push(outside.ms);
    }
  }
  const times = { experts, useCaseP50: percentile(useCase, 0.5), httpP50: percentile(http, 0.5) };
  report.add(
    { name: "use case: p50", value: times.useCaseP50, unit: "ms", aim: aims.p50 },
    { name: "use case: p95", value: percentile(useCase, 0.95), unit: "ms" },
    { name: "over HTTP: p50", value: times.httpP50, unit: "ms" },
    { name: "over HTTP: p95", value: percentile(http, 0.95), unit: "ms" },
    { name: "first look, which reads what changed", value: first.ms, unit: "ms" },
  );
  return times;
}

/** What a process that starts needs until it can match, from what another has written down, and what it holds then. */
export async function measureStart({ experts }: { experts: number }, report: Report): Promise<void> {
  report.section(`A new process' matching, ${experts.toLocaleString("en")} experts`);
  await storeCatalogue();
  const script = path.join(import.meta.dirname, "first-look.ts");
  const flags = ["--expose-gc", "--import", "tsx", "--conditions=react-server"];
  const first: FirstLook = JSON.parse(
    execFileSync(process.execPath, [...flags, script], { encoding: "utf8" }),
  );
  report.add(
    {
      name: "first look, from a snapshot",
      value: first.ms,
      unit: "ms",
      aim: aims.startMs,
      detail: `${readable(first.cpuMs)} ms of processor time`,
    },
    { name: "memory an expert", value: first.bytes / first.experts / 1_000, unit: "kB", aim: aims.kilobytes },
  );
}

/** How much dearer the largest catalogue is than the smallest. */
export function reportMatchingGrowth(times: readonly MatchingTimes[], report: Report) {
  const [smallest, largest] = [times[0], times.at(-1)];
  if (!smallest || !largest) return;
  report.section(
    `Matching from ${smallest.experts.toLocaleString("en")} to ${largest.experts.toLocaleString("en")} experts`,
  );
  const growth = (from: number, to: number) => ({
    value: to / from,
    unit: "-fold",
    aim: aims.growth,
    detail: `${readable(from)} to ${readable(to)} ms`,
  });
  report.add(
    { name: "p50 of the use case grows", ...growth(smallest.useCaseP50, largest.useCaseP50) },
    { name: "p50 over HTTP grows", ...growth(smallest.httpP50, largest.httpP50) },
  );
}
