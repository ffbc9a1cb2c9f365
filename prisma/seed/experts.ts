import type { CaseStudy, Certificate, Education, SpokenLanguage } from "@/lib/features/experts/background";
import { comparableExpert } from "@/lib/features/experts/rules";
import { backgroundAt } from "./background";
import { asciiFold, mailboxOf, nameAt, type PersonName } from "./names";
import { homeTown } from "./places";
import type { Profession } from "./professions";
import { dealProfession, writeProfile } from "./profile";
import { type Random, randomOf } from "./random";

/** One row of `experts`; the keys are its columns. What is missing here the database fills. */
export interface ExpertRow {
  name: string;
  email: string;
  phone: string | null;
  title: string;
  description: string;
  skills: string[];
  skill_keys: string[];
  title_skill_keys: string[];
  description_skill_keys: string[];
  certificate_skill_keys: string[];
  meaning_words: string[];
  skill_mastery: Record<string, number>;
  experience_years: number;
  hourly_rate_cents: number;
  accepts_volume_discount: boolean;
  location: string;
  city_key: string | null;
  reached_city_keys: string[];
  text_language: string | null;
  title_language: string | null;
  case_languages: (string | null)[];
  work_radius: number | null;
  weekly_availability_hours: number | null;
  availability: string;
  work_arrangement: string[];
  languages: SpokenLanguage[];
  case_studies: CaseStudy[];
  certificates: Certificate[];
  education: Education[];
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

/** The address of expert number `index`, by which a seeded row is recognised. */
export function expertEmail(index: number): string {
  return `${mailboxOf(nameAt(index))}@example.com`;
}

/** Expert number `index` (0, 1, …): the same row however many are made, on every machine. */
export function expertAt(index: number): ExpertRow {
  const random = randomOf("expert", index);
  const person = nameAt(index);
  const dealt = dealProfession(index);
  const { profession } = dealt;
  const years = yearsOf(random, profession);
  const location = homeTown(random, person.group);
  const { title, description, skills, mastery } = writeProfile(random, {
    dealt,
    person,
    years,
    city: location,
  });
  const availability = random.weighted<keyof typeof weeklyHours>(availabilities);
  const arrangement = random.weighted<readonly string[]>(arrangements);
  // No Finnish subscriber number begins with 000.
  const phone = random.chance(0.8) ? `+358 49 000 ${random.int(1000, 9999)}` : null;
  const hourlyRateCents = rateOf(random, profession, years, location);
  const isRemoteOnly = arrangement.join() === "remote";
  const workRadius = isRemoteOnly || random.chance(0.15) ? null : random.pick(radii);
  const background = backgroundAt(index, {
    ...{ group: person.group, profession, years, city: location, description },
  });
  const comparable = comparableExpert({
    ...{ skills, title, description, location, workRadius },
    caseStudies: background.case_studies,
    certificates: background.certificates,
    education: background.education,
  });
  return {
    name: `${person.first} ${person.last}`,
    email: expertEmail(index),
    phone,
    title,
    description,
    skills,
    skill_keys: comparable.skillKeys,
    title_skill_keys: comparable.titleSkillKeys,
    description_skill_keys: comparable.descriptionSkillKeys,
    certificate_skill_keys: comparable.certificateSkillKeys,
    meaning_words: comparable.meaningWords,
    skill_mastery: mastery,
    experience_years: years,
    hourly_rate_cents: hourlyRateCents,
    // Dice of its own, so that everything else about an expert stays as it was.
    accepts_volume_discount: !randomOf("volume discount", index).chance(0.2),
    location,
    city_key: comparable.cityKey,
    work_radius: workRadius,
    reached_city_keys: comparable.reachedCityKeys,
    text_language: comparable.textLanguage,
    title_language: comparable.titleLanguage,
    case_languages: comparable.caseLanguages,
    weekly_availability_hours: random.chance(0.05) ? null : random.pick<number>(weeklyHours[availability]),
    availability,
    work_arrangement: [...arrangement],
    ...background,
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

const radii = [20, 30, 50, 50, 50, 80, 100, 150, 200, 300];

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
  const [least, most] = random.weighted<readonly [number, number]>(careers);
  return Math.max(random.int(least, most), minYears + random.int(0, 3));
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
