import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { FactorKey } from "@/lib/features/matching/factors";
import type { ExpertMatch, MatchFactor, ProjectMatch } from "@/lib/features/matching/schemas";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { publicExpert, publicPosting } from "@/tests/support/dto-factories";

/** What jsdom lacks: the person's wish for less motion, on a wide window. */
export function wantsReducedMotion(isReduced: boolean): void {
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: (query: string) => ({ matches: query.includes("reduced-motion") ? isReduced : true }),
  });
}

export const expert = (id: number, name: string, more: Partial<PublicExpert> = {}): PublicExpert =>
  publicExpert({
    id,
    name,
    title: "Data engineer",
    skills: ["Python", "SQL"],
    skillMastery: {},
    workRadius: null,
    hourlyRate: 95,
    experienceYears: 7,
    ...more,
  });

export const project = (id: number, title: string, more: Partial<PublicProject> = {}): PublicProject =>
  publicPosting({
    id,
    title,
    requiredSkills: ["Python", "Airflow"],
    workArrangement: ["remote"],
    durationMonths: 4,
    hoursPerWeek: 30,
    customerCompany: "Kaislavuo Oy",
    hourlyRateMax: 120,
    ...more,
  });

const labels: Partial<Record<FactorKey, string>> = {
  skills: "Skills",
  experience: "Experience",
  rate: "Rate",
};

/** Three factors with their documented proportions; the score is their weighted sum. */
export function scored(skills: number, experience: number, rate: number) {
  const values = { skills, experience, rate };
  const weights = { skills: 0.6, experience: 0.25, rate: 0.15 };
  const factors = (Object.keys(values) as (keyof typeof values)[]).map(
    (key): MatchFactor => ({
      key,
      label: labels[key] ?? key,
      weight: weights[key],
      score: values[key],
      reason: `${labels[key]} reason ${values[key]}.`,
    }),
  );
  const matchScore = Math.round(factors.reduce((sum, { weight, score }) => sum + weight * score, 0));
  return {
    matchScore,
    factors,
    missingSkills: ["Airflow"],
    improvements: ["Evidence of Airflow (up to +9 points)"],
  };
}

export const expertMatch = (
  who: PublicExpert,
  ...[skills, experience, rate]: Parameters<typeof scored>
): ExpertMatch => ({ expert: who, ...scored(skills, experience, rate) });

export const projectMatch = (
  what: PublicProject,
  ...[skills, experience, rate]: Parameters<typeof scored>
): ProjectMatch => ({ project: what, ...scored(skills, experience, rate) });

type Answer = unknown | ((body: never) => unknown);
let known: Record<string, Answer> = {};

/** Calls of the screen itself; the posting form's draft and figures are its own affair. */
export let calls: { request: string; body: unknown }[] = [];
const ownAffairs = /^GET \/api\/(skills|stats|favorites|experts\/market|project-postings)/;

/** Forgets answers, calls and what the browser keeps. */
export function startAnew(): void {
  known = {};
  calls = [];
  window.localStorage.clear();
  window.sessionStorage.clear();
  global.fetch = (async (path: string, init: RequestInit) => {
    const request = `${init.method} ${path}`;
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    if (!ownAffairs.test(request)) calls.push({ request, body });
    const found = known[request] ?? { status: 404, body: { message: "Not found" } };
    const answer = await (typeof found === "function" ? found(body as never) : found);
    const { status, body: text } = isFailure(answer) ? answer : { status: 200, body: answer };
    return {
      ok: status < 400,
      status,
      statusText: "",
      headers: new Headers(),
      text: async () => JSON.stringify(text),
      json: async () => text,
    } as Response;
  }) as typeof fetch;
}

const isFailure = (answer: unknown): answer is { status: number; body: unknown } =>
  typeof answer === "object" &&
  answer !== null &&
  typeof (answer as { status?: unknown }).status === "number";

/** Answers by "METHOD path"; a function gets the body. Whatever is not named is not found. */
export function answers(more: Record<string, Answer>): void {
  known = { ...known, ...more };
}
