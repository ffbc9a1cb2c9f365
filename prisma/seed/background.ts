import { z } from "zod";
import {
  type CaseStudy,
  type Certificate,
  type Education,
  languageCodes,
  type SpokenLanguage,
} from "@/lib/features/experts/background";
import data from "./data/background.json";
import { industries } from "./industries";
import type { NameGroup } from "./names";
import { field } from "./phrases";
import type { Profession } from "./professions";
import { type Random, randomOf } from "./random";
import { filler, fits, type Template, textOf } from "./text";

const texts = z.array(z.string().min(1)).min(1);
const lists = z
  .strictObject({
    /** Name and issuer. */
    certificates: z.record(field, z.array(z.tuple([z.string(), z.string()])).min(1)),
    degrees: z.record(field, texts),
    schools: z.strictObject({ finnish: texts, swedish: texts, international: texts }),
    mothertongues: z.array(z.enum(languageCodes)).min(1),
  })
  .parse(data);

/** The year in which the seeded world was written down. */
const thisYear = 2026;

interface Person {
  group: NameGroup;
  profession: Profession;
  years: number;
  city: string;
  /** What the profile says already. */
  description: string;
}

/** What expert number `index` has behind them. Drawn apart from the profile, which stays as it is. */
export function backgroundAt(index: number, person: Person) {
  const random = randomOf("background", index);
  return {
    languages: languagesOf(random, person),
    case_studies: random.chance(0.7) ? casesOf(random, person) : [],
    certificates: random.chance(0.5) ? certificatesOf(random, person) : [],
    education: random.chance(0.9) ? educationOf(random, person) : [],
  };
}

/** English is needed in the trade; the other national language is what school and work made of it. */
function languagesOf(random: Random, { group }: Person): SpokenLanguage[] {
  const english: SpokenLanguage = { language: "en", level: random.chance(0.7) ? "fluent" : "working" };
  if (group === "swedish") {
    const finnish = random.chance(0.7) ? "fluent" : "working";
    return [{ language: "sv", level: "native" }, { language: "fi", level: finnish }, english];
  }
  if (group === "finnish") {
    const swedish = random.chance(0.25) ? "working" : "basic";
    const own: SpokenLanguage[] = [{ language: "fi", level: "native" }, english];
    return random.chance(0.55) ? [...own, { language: "sv", level: swedish }] : own;
  }
  const language = random.pick(lists.mothertongues);
  const learnt: SpokenLanguage[] = random.chance(0.65)
    ? [{ language: "fi", level: random.chance(0.35) ? "working" : "basic" }]
    : [];
  return language === "en"
    ? [{ language, level: "native" }, ...learnt]
    : [{ language, level: "native" }, english, ...learnt];
}

/** Work that the description does not tell of. */
function casesOf(random: Random, { profession, years, city, description }: Person): CaseStudy[] {
  const trades = random.sample(profession.industries, profession.industries.length);
  const skills = random.sample(profession.core, profession.core.length);
  const told = profession.achievements.filter((each) => fits(each, years) && !isTold(each, description));
  return random.sample(told, Math.min(random.int(1, 3), told.length)).map((achievement, turn) => {
    const trade = trades[turn % trades.length]!;
    return {
      title: `${skills[turn % skills.length]} and ${skills[(turn + 1) % skills.length]}`,
      client: textOf(achievement).includes("{client}") ? industries[trade].label : null,
      result: filler(random, { years, city, industries: [trade] })(achievement),
      year: thisYear - Math.min(turn + random.int(0, 2), Math.max(years - 1, 0)),
      link: null,
    };
  });
}

/** The first words of a sentence stay as they are when its places are filled. */
const isTold = (achievement: Template, description: string) =>
  description.includes(textOf(achievement).split("{")[0]!.trim());

function certificatesOf(random: Random, { profession, years }: Person): Certificate[] {
  const known = lists.certificates[profession.field];
  return random.sample(known, random.int(1, Math.min(2, known.length))).map(([name, issuer]) => ({
    name,
    issuer,
    year: thisYear - random.int(0, Math.min(years, 4)),
  }));
}

function educationOf(random: Random, { profession, group, years }: Person): Education[] {
  return [
    {
      degree: random.pick(lists.degrees[profession.field]),
      school: random.pick(lists.schools[group]),
      year: thisYear - years - random.int(0, 2),
    },
  ];
}
