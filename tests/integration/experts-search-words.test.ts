import { Client } from "pg";
import { listSkills } from "@/lib/features/experts/server/list-skills";
import { compileTextQuery } from "@/lib/features/experts/server/search/text-query";
import { searchExperts } from "@/lib/features/experts/server/search-experts";
import { findSkill, isVocabularyWord, normalizeTerm, skillKey, skills } from "@/lib/shared/skills";
import { loadSeed } from "@/prisma/seed/load";
import { empty, sql } from "@/tests/support/database/connection";
import { createExpert } from "@/tests/support/factories";

// On the catalogue that every new database has: what typing errors, kinds of skills and inflected words find.

const demoSize = 160;

beforeAll(async () => {
  await empty("experts", "search_words");
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await loadSeed(client, { experts: demoSize, projects: 0 });
  await client.end();
});

async function found(query: string): Promise<number[]> {
  const { experts } = await searchExperts({ query, limit: 500 });
  return experts.map(({ id }) => id);
}

/** Everybody whom a search of one word matches, without the rest of a search. */
async function matched(query: string): Promise<number[]> {
  const terms = await compileTextQuery(query);
  if (terms.length === 0) return [];
  const rows = await sql<{ id: number }>(
    "SELECT expert_id AS id FROM expert_search WHERE document @@ $1::tsquery",
    [terms.map(({ anywhere }) => anywhere).join(" & ")],
  );
  return rows.map(({ id }) => id);
}

const skillWords = [
  "management kubernetes python3 security learning consulting analytics engineering development architecture",
  "statistics automation forecasting transformation governance leadership procurement recruitment accounting",
  "compliance cybersecurity postgresql javascript typescript terraform databricks snowflake pytorch tensorflow",
  "accessibility usability robotics simulation integration optimization visualization modeling processing",
  "facilitation requirements sustainability healthcare logistics manufacturing insurance telecommunications",
  "koneoppiminen tietoturva tietosuoja ohjelmistokehitys pilvipalvelut kielimallit saavutettavuus robotiikka",
  "palvelumuotoilu riskienhallinta muutosjohtaminen projektipäällikkö tietovarasto testausautomaatio lohkoketju",
  "konenäkö datatiede kyberturvallisuus maskininlärning språkmodeller informationssäkerhet projektledare",
  "molntjänster systemutvecklare databaser tjänstedesign förändringsledning riskhantering tillgänglighet dataskydd",
].flatMap((line) => line.split(" ").filter((word) => word.length >= 8));

/** Every letter missing, doubled and swapped with the next one, and each once struck beside the right key. */
function errorsOf(word: string): string[] {
  const letters = [...word];
  const edited = letters.flatMap((letter, at) => {
    const [head, tail] = [letters.slice(0, at).join(""), letters.slice(at + 1).join("")];
    const next = letters[at + 1];
    return [
      `${head}${tail}`,
      `${head}${letter}${letter}${tail}`,
      `${head}${letter === "x" ? "q" : "x"}${tail}`,
      `${head}${"etaoin"[at % 6] === letter ? "u" : "etaoin"[at % 6]}${tail}`,
      ...(next && next !== letter ? [`${head}${next}${letter}${letters.slice(at + 2).join("")}`] : []),
    ];
  });
  return [...new Set(edited)].filter((each) => each !== word);
}

/** One of so many of a word's errors is tried, another place of each word: all of them take minutes. */
const oneOf = 12;

it("mends typing errors of one letter in skill words of three languages", async () => {
  expect(skillWords.length).toBeGreaterThanOrEqual(66);
  const catalogue = new Set(
    (await sql<{ word: string }>("SELECT word FROM search_words")).map(({ word }) => word),
  );
  const missed: string[] = [];
  let tried = 0;
  for (const [index, word] of skillWords.entries()) {
    const right = await matched(word);
    for (const error of errorsOf(word).filter((_, at) => (at + index) % oneOf === 0)) {
      const typed = normalizeTerm(error);
      // A word that somebody knows is meant as it is written.
      if (catalogue.has(typed) || isVocabularyWord(typed) || findSkill(typed)) continue;
      tried += 1;
      const mended = new Set(await matched(error));
      if (!right.every((id) => mended.has(id))) missed.push(`${error} (${word})`);
    }
  }
  expect(tried).toBeGreaterThan(200);
  expect(missed).toEqual([]);
});

it.each([
  ["cyber secuity", "cyber security"],
  ["manaement", "management"],
  ["learnign", "learning"],
  ["machine learnign", "machine learning"],
  ["consultign", "consulting"],
  ["tekoäy", "tekoäly"],
  ["projct managment", "project management"],
  ["data enginering", "data engineering"],
  ["Tampereella", "Tampere"],
  ["helsinkiläinen", "Helsinki"],
  ["koneoppimisen asiantuntijaa", "koneoppiminen"],
  ["data-analyytikkoja", "data-analyytikko"],
  ["pilviarkkitehteja", "pilviarkkitehti"],
  ["maskininlärningens", "maskininlärning"],
  ["tekoälyasiantuntija", "tekoäly"],
  ["tekoalyasiantuntija", "tekoäly"],
])("'%s' finds what '%s' finds, in the same order", async (typed, meant) => {
  const right = await found(meant);
  expect(right.length).toBeGreaterThan(0);
  expect(await found(typed)).toEqual(right);
});

it("never takes a known word for another", async () => {
  await createExpert({
    name: "Tanja Tanssija",
    title: "Ballet dancer",
    skills: ["Marking"],
    description: "Markings.",
  });
  const marking = await found("marking");
  expect(marking).toHaveLength(1);
});

it.each([
  "Hugging Face",
  "Hardware Design",
  "Training",
  "Procurement",
  "Software Development",
  "Human Resources",
])("finds by '%s' only who names it or a kind of it", async (label) => {
  const { experts: found, words } = await searchExperts({ query: label, limit: 500 });
  // Who has only a skill near it is found where nobody names it, and the answer says so.
  const experts = words?.near ? [] : found;
  const broad = skillKey(label);
  const kinds = new Set([broad]);
  for (let before = 0; before < kinds.size; ) {
    before = kinds.size;
    for (const { key, broader = [] } of skills) if (broader.some((each) => kinds.has(each))) kinds.add(key);
  }
  const names = skills
    .filter(({ key }) => kinds.has(key))
    .flatMap(({ label: own, en = [], fi = [], sv = [], abbr = [] }) => [own, ...en, ...fi, ...sv, ...abbr])
    .map((name) => ` ${normalizeTerm(name)}`);
  const backgrounds = await sql<{ id: number; text: string }>(
    "SELECT id, background_text(case_studies, certificates, education, NULL) AS text FROM experts",
  );
  const behind = new Map(backgrounds.map(({ id, text }) => [id, text]));
  const silent = experts.filter(({ id, title, description, skills: listed }) => {
    const text = ` ${normalizeTerm([title, description, ...listed, behind.get(id)].join(" , "))} `;
    return !names.some((name) => text.includes(name));
  });
  expect(silent.map(({ title, description }) => `${title}: ${description}`)).toEqual([]);
});

it.each([
  "ASP.NET Core",
  "DAX",
  "Blazor",
  "UiPath",
  "RabbitMQ",
  "S/4HANA",
  "Incident Management",
  "Threat Modeling",
])("finds by '%s' who has it, and not who has what it is a kind of", async (label) => {
  const { experts } = await searchExperts({ query: label, limit: 500 });
  const word = normalizeTerm(label);
  expect(experts.length).toBeGreaterThan(0);
  for (const { title, description, skills: listed } of experts) {
    expect(` ${normalizeTerm([title, description, ...listed].join(" , "))} `).toContain(word);
  }
});

it("finds a skill by what it is a kind of, behind who names that itself", async () => {
  const { id } = await createExpert({
    name: "Bo Blazor",
    title: "Builder",
    skills: ["Blazor"],
    displayOrder: 1,
  });
  const ids = await found(".NET");
  expect(ids.at(-1)).toBe(id);
  expect(ids.length).toBeGreaterThan(3);
  expect(await found("Blazor")).toContain(id);
  await sql("DELETE FROM experts WHERE id = $1", [id]);
});

it("lists every skill that a card shows, with as many experts as the filter finds", async () => {
  const listed = await listSkills();
  const cards = await sql<{ skills: string[] }>("SELECT skills FROM experts WHERE is_public");
  const counts = new Map<string, number>();
  for (const card of cards) {
    for (const key of new Set(card.skills.map(skillKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  counts.delete("");
  expect(Object.fromEntries(listed.map(({ id, count }) => [id, count]))).toEqual(Object.fromEntries(counts));
  for (const { id, label, count } of listed) {
    expect(skillKey(label)).toBe(id);
    if ((count ?? 0) > 30) {
      expect((await searchExperts({ skills: [label], limit: 500 })).experts).toHaveLength(count ?? 0);
    }
  }
});
