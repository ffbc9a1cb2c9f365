import { cities, cityName } from "@/lib/shared/cities";
import industries from "@/lib/shared/data/industries.json";
import places from "@/lib/shared/data/places.json";
import { type Locale, locales } from "@/lib/shared/locales";
import { type Names, type NameTable, namesFrom, plainName } from "@/lib/shared/names";
import { findSkill, type Skill, type SkillGroup, skillName, skills } from "@/lib/shared/skills";

// One table of names a language, made of the data beside its owner: cities, industries, further words of places, skills.

type Row = NameTable["skills"][number];

/** @param own what stays as it was written, because the language says so too */
function row(shown: string, written: readonly string[], own: readonly string[] = []): Row[] {
  const kept = new Set([shown, ...own].map(plainName));
  const others = [...new Set(written.map(plainName))].filter((name) => !kept.has(name));
  return others.length > 0 ? [[shown, ...others]] : [];
}

function skillRow(skill: Skill, locale: Locale): Row[] {
  const { label, shown, en = [], fi = [], sv = [] } = skill;
  const shownNames = Object.values(shown ?? {});
  const written = { en: [label, ...en], fi, sv };
  // Where the language uses the English name, its synonyms in English stand too.
  const own = skillName(skill, locale) === label ? [...written.en, ...written[locale]] : written[locale];
  return row(skillName(skill, locale), [...written.en, ...fi, ...sv, ...shownNames], own);
}

function makeTable(locale: Locale): NameTable {
  const named = (things: readonly Readonly<Record<Locale, string>>[]) =>
    things.flatMap((thing) =>
      row(
        thing[locale],
        locales.map((each) => thing[each]),
      ),
    );
  return {
    skills: skills.flatMap((skill) => skillRow(skill, locale)),
    places: [
      ...cities.flatMap((city) => row(cityName(city, locale), [city.label, cityName(city, "sv")])),
      ...named(places),
    ],
    industries: named(industries),
  };
}

const known = new Map<Locale, { table: NameTable; names: Names }>();

function of(locale: Locale) {
  let found = known.get(locale);
  if (!found) {
    const table = makeTable(locale);
    found = { table, names: namesFrom(table) };
    known.set(locale, found);
  }
  return found;
}

/** Of these fields people use the English names beside their own. */
const saidInEnglish: ReadonlySet<SkillGroup> = new Set([
  "machine-learning",
  "generative-ai",
  "data-engineering",
  "analytics",
  "programming-languages",
  "web",
  "mobile",
  "cloud",
  "devops",
  "security",
  "databases",
  "architecture",
  "testing",
  "platforms",
]);

/** The English name of a skill, where the language has its own and people use both; null where one is enough. */
export function englishBeside(key: string, locale: Locale): string | null {
  const skill = findSkill(key);
  if (!skill || !saidInEnglish.has(skill.group) || skillName(skill, locale) === skill.label) return null;
  return skill.label;
}

/** GET /api/names: the names of a language, for browsers. */
export const nameTable = (locale: Locale): NameTable => of(locale).table;

/** What things are called in a language, on the server. */
export const namesIn = (locale: Locale): Names => of(locale).names;
