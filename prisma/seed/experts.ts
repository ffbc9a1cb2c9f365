import { findCity } from "@/lib/shared/cities";
import { skillKey } from "@/lib/shared/skills";
import { asciiFold, mailboxOf, nameAt, type PersonName } from "./names";
import { clients, closings, manners } from "./phrases";
import { homeTown } from "./places";
import { type Profession, professions } from "./professions";
import { type Random, randomOf } from "./random";
import { filler, fits, type Template } from "./text";

/** One row of `experts`; the keys are its columns. What is missing here the database fills. */
export interface ExpertRow {
  name: string;
  email: string;
  phone: string | null;
  title: string;
  description: string;
  skills: string[];
  skill_keys: string[];
  skill_mastery: Record<string, number>;
  experience_years: number;
  hourly_rate_cents: number;
  location: string;
  city_key: string | null;
  work_radius: number | null;
  weekly_availability_hours: number | null;
  availability: string;
  work_arrangement: string[];
  portfolio_url: string | null;
  linkedin_url: string | null;
  github_url: string | null;
  approval_status: string;
  approved_at: string | null;
  personality_openness: number | null;
  personality_conscientiousness: number | null;
  personality_extraversion: number | null;
  personality_agreeableness: number | null;
  personality_neuroticism: number | null;
  personality_test_completed: boolean;
  personality_consent_at: string | null;
  created_at: string;
  updated_at: string;
}

/** The day on which the seeded world was written down: everything in it happened before. */
export const seededUntil = Date.parse("2026-11-15T09:00:00Z");
const hour = 3_600_000;
export const day = 24 * hour;

const weightedProfessions = professions.map((profession) => [profession.weight, profession] as const);

/** The address of expert number `index`, by which a seeded row is recognised. */
export function expertEmail(index: number): string {
  return `${mailboxOf(nameAt(index))}@example.com`;
}

/** Expert number `index` (0, 1, …): the same row however many are made, on every machine. */
export function expertAt(index: number): ExpertRow {
  const random = randomOf("expert", index);
  const person = nameAt(index);
  const profession = random.weighted(weightedProfessions);
  const years = yearsOf(random, profession);
  const location = homeTown(random, person.group);
  const niche = random.chance(0.35) ? random.pick(profession.niches) : null;
  const title = titleOf(random, profession, years, niche?.[0] ?? null);
  const { description, hidden } = describe(random, profession, person, years, location, niche?.[1] ?? null);
  const skills = skillsOf(random, profession, years, description, niche?.[1] ?? null, hidden);
  const availability = random.weighted(availabilities);
  const arrangement = random.weighted(arrangements);
  const remoteOnly = arrangement.length === 1 && arrangement[0] === "remote";
  return {
    name: `${person.first} ${person.last}`,
    email: `${mailboxOf(person)}@example.com`,
    // No Finnish subscriber number begins with 000.
    phone: random.chance(0.8) ? `+358 49 000 ${String(random.int(1000, 9999))}` : null,
    title,
    description,
    skills,
    skill_keys: [...new Set(skills.map(skillKey))],
    skill_mastery: random.chance(0.85) ? masteryOf(random, profession, years, skills) : {},
    experience_years: years,
    hourly_rate_cents: rateOf(random, profession, years, location),
    location,
    city_key: findCity(location)?.key ?? null,
    work_radius:
      remoteOnly || random.chance(0.15) ? null : random.pick([20, 30, 50, 50, 50, 80, 100, 150, 200, 300]),
    weekly_availability_hours: random.chance(0.05) ? null : random.pick(weeklyHours[availability]),
    availability,
    work_arrangement: [...arrangement],
    ...linksOf(random, profession, person),
    ...datesOf(random),
  };
}

const availabilities = [
  [55, "available"],
  [20, "next_week"],
  [15, "2_weeks"],
  [10, "busy"],
] as const;

const weeklyHours = {
  available: [16, 20, 24, 30, 32, 37, 40],
  next_week: [15, 20, 24, 30, 37, 40],
  "2_weeks": [15, 20, 30, 37, 40],
  busy: [4, 5, 8, 10],
} as const;

const arrangements = [
  [42, ["remote", "hybrid"]],
  [24, ["remote"]],
  [17, ["remote", "hybrid", "onsite"]],
  [10, ["hybrid", "onsite"]],
  [5, ["hybrid"]],
  [2, ["onsite"]],
] as const;

const careers = [
  [10, [0, 2]],
  [24, [3, 5]],
  [28, [6, 9]],
  [25, [10, 16]],
  [13, [17, 30]],
] as const;

function yearsOf(random: Random, { minYears }: Profession): number {
  const [least, most] = random.weighted(careers);
  return Math.max(random.int(least, most), minYears + random.int(0, 3));
}

function titleOf(random: Random, profession: Profession, years: number, niche: string | null): string {
  if (niche && years >= 2) return years >= 8 && random.chance(0.4) ? `Senior ${niche}` : niche;
  if (profession.field === "advice") {
    return years >= 12 && random.chance(0.5) ? random.pick(profession.leads) : profession.name;
  }
  if (years < 2) return `Junior ${profession.name}`;
  if (years >= 10) return random.chance(0.6) ? random.pick(profession.leads) : `Senior ${profession.name}`;
  return years >= 6 && random.chance(0.6) ? `Senior ${profession.name}` : profession.name;
}

function describe(
  random: Random,
  profession: Profession,
  person: PersonName,
  years: number,
  city: string,
  niche: string | null,
) {
  const manner = manners[profession.field];
  const fitting = (templates: readonly Template[]) => templates.filter((template) => fits(template, years));
  const fill = filler(random, { years, city, clients: clientsOf(random, profession) });
  const beginnings = fitting(manner.beginnings);
  const fromTheStart = beginnings.length > 0 && random.chance(0.6);
  const achievements = fitting(profession.achievements);
  // What only a beginner can say suits a beginner best.
  const early = achievements.filter((template) => typeof template !== "string" && template.maxYears);
  const sentences = [random.pick(fromTheStart ? beginnings : fitting(profession.openings))];
  if (years < 3) sentences.push(random.pick(early.length > 0 ? early : achievements));
  else sentences.push(...random.sample(achievements, random.chance(0.6) ? 2 : 1));
  const told = profession.prose.filter(([skill]) => skill !== niche && !profession.core.includes(skill));
  const hidden = told.length > 0 && years >= 3 && random.chance(0.25) ? random.pick(told) : null;
  if (hidden) sentences.push(hidden[1]);
  if (random.chance(0.6)) sentences.push(random.pick(fitting(manner.ways)));
  if (person.group === "swedish" && random.chance(0.45)) sentences.push(random.pick(manner.swedish));
  else if (person.group === "finnish" && random.chance(0.16)) sentences.push(random.pick(manner.finnish));
  else if (random.chance(0.45)) sentences.push(random.pick(fitting(closings)));
  return { description: sentences.map(fill).join(" "), hidden: hidden?.[0] ?? null };
}

/** Customers in the trades of the profession, one of each trade before a second one. */
function clientsOf(random: Random, profession: Profession): string[] {
  const industries = random.sample(profession.industries, profession.industries.length);
  return industries.map((industry) => random.pick<string>(clients[industry]));
}

const mentions = new Map<string, RegExp>();

/** Whether the text names the skill; one- and two-letter names (R, C, Go) are words of other meanings too. */
function isMentioned(text: string, skill: string): boolean {
  if (skill.length < 3) return false;
  let pattern = mentions.get(skill);
  if (!pattern) {
    pattern = new RegExp(`(?<!\\w)${skill.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&")}(?!\\w)`, "i");
    mentions.set(skill, pattern);
  }
  return pattern.test(text);
}

function skillsOf(
  random: Random,
  profession: Profession,
  years: number,
  description: string,
  niche: string | null,
  hidden: string | null,
): string[] {
  const listed = [...profession.core, ...(niche ? [niche] : [])];
  const others = profession.optional.filter((skill) => skill !== hidden && !listed.includes(skill));
  const named = others.filter((skill) => isMentioned(description, skill));
  const rest = others.filter((skill) => !named.includes(skill));
  const more = years < 3 ? random.int(1, 3) : years < 8 ? random.int(2, 5) : random.int(3, 7);
  const skills = [
    ...new Set([...listed, ...named, ...random.sample(rest, Math.max(more - named.length, 0))]),
  ];
  if (profession.free && random.chance(0.15)) skills.push(random.pick(profession.free));
  return skills;
}

function masteryOf(random: Random, profession: Profession, years: number, skills: readonly string[]) {
  const usual = years < 3 ? 2 : years < 6 ? 3 : years < 12 ? 3.6 : 4;
  return Object.fromEntries(
    skills.map((skill) => {
      const level = usual + (profession.core.includes(skill) ? 0.7 : 0) + random.next() * 2 - 1.2;
      return [skill, Math.min(Math.max(Math.round(level), 1), 5)];
    }),
  );
}

/** Half of the way from the low to the high end is walked in ten years; the capital region pays a little more. */
function rateOf(random: Random, { rate: [low, high] }: Profession, years: number, location: string): number {
  const place = ["Helsinki", "Espoo", "Kauniainen"].includes(location) ? 1.02 : 0.98;
  const usual = (low + (high - low) * (1 - 2 ** (-years / 10))) * place;
  const asked = usual * (0.93 + 0.14 * random.next());
  const step = random.chance(0.75) ? 5 : 1;
  return Math.min(Math.max(Math.round(asked / step) * step, 55), 220) * 100;
}

const withCode = new Set(["ai", "data", "software", "platform"]);

function linksOf(random: Random, { field }: Profession, { first, last, ordinal }: PersonName) {
  const slug = `${asciiFold(first)}-${asciiFold(last)}${ordinal === 1 ? "" : `-${ordinal}`}`;
  return {
    portfolio_url: random.chance(0.45) ? `https://example.com/portfolio/${slug}` : null,
    linkedin_url: random.chance(0.65) ? `https://example.com/linkedin/${slug}` : null,
    github_url: withCode.has(field) && random.chance(0.5) ? `https://example.com/github/${slug}` : null,
  };
}

/** When they joined, were approved and took the personality test (four statements a trait, as in the wizard). */
function datesOf(random: Random) {
  const pending = random.chance(0.03);
  const age = pending ? random.int(1, 9 * 24) : random.int(4 * 24, 730 * 24);
  const created = seededUntil - age * hour - random.int(0, 3_599) * 1_000;
  const tested = random.chance(0.6);
  const trait = (mean: number) => {
    if (!tested) return null;
    let sum = 0;
    for (let statement = 0; statement < 4; statement += 1) {
      sum += Math.min(Math.max(Math.round(mean + random.next() * 3 - 1.5), 1), 5);
    }
    return Math.round(((sum - 4) / 16) * 100);
  };
  const at = (time: number) => new Date(time).toISOString();
  const approved = pending ? null : at(created + random.int(6, 60) * hour);
  return {
    approval_status: pending ? "pending" : "approved",
    approved_at: approved,
    personality_openness: trait(3.9),
    personality_conscientiousness: trait(3.8),
    personality_extraversion: trait(3),
    personality_agreeableness: trait(3.6),
    personality_neuroticism: trait(3.4),
    personality_test_completed: tested,
    personality_consent_at: tested ? at(created + random.int(1, 40) * 60_000) : null,
    created_at: at(created),
    updated_at: at(created + Math.floor((seededUntil - created) * random.next())),
  };
}
