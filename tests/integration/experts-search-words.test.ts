import { Client } from "pg";
import { cachedSkills } from "@/lib/features/experts/server/cached-reads";
import { type CompiledTerm, compileTextQuery } from "@/lib/features/experts/server/search/text-query";
import { searchExperts } from "@/lib/features/experts/server/search-experts";
import { searchPool } from "@/lib/server/db";
import { isEnglishWord, isNamedWord } from "@/lib/shared/dictionary/misspelt";
import { findSkill, normalizeTerm, parseQuery, readingsOf, skillKey, skills } from "@/lib/shared/skills";
import { vocabularyWordList } from "@/lib/shared/skills/names";
import { roleWords } from "@/lib/shared/skills/roles";
import { loadSeed } from "@/prisma/seed/load";
import { empty, sql } from "@/tests/support/database/connection";
import { createExpert } from "@/tests/support/factories";
import { errorsOf } from "@/tests/support/typing-errors";

// On the catalogue that every new database has: what typing errors, kinds of skills and inflected words find.

const demoSize = 160;

beforeAll(async () => {
  await empty("experts", "search_words");
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await loadSeed(client, { experts: demoSize, projects: 0 });
  await client.end();
});

it("takes a trade for what people call themselves, and not for a skill of its stem", async () => {
  for (const query of ["developer", "koodari", "MCP developer"]) {
    const { experts } = await searchExperts({ query, limit: 10 });
    expect(experts.map(({ title }) => /developer|programmer/i.test(title))).toEqual(experts.map(() => true));
  }
});

it("names as near only what somebody who is shown lists, and says nothing where nobody is near", async () => {
  const { experts, words } = await searchExperts({ query: "predictive maintenance", limit: 20 });
  const listed = new Set(experts.flatMap((each) => each.skills.map(skillKey)));
  expect(words?.near?.length).toBeGreaterThan(0);
  expect(words?.near?.filter((label) => !listed.has(skillKey(label)))).toEqual([]);
  expect(await searchExperts({ query: "remote sensing" })).toMatchObject({
    total: 0,
    words: { leftOut: [] },
  });
});

it.each([
  ["data pipeline engineer", /data engineer|mlops|platform|databricks|analytics engineer/i],
  ["kassavirtaennuste", /forecast|demand|supply chain|machine learning/i],
  ["försäljningsprognoser", /forecast|demand|supply chain|machine learning/i],
  ["konsulter", /consultant/i],
  ["startup", /./],
  ["ruttplanering", /optimisation/i],
  ["agil coach", /coach/i],
])("finds by '%s' those who come nearest", async (query, title) => {
  const { experts } = await searchExperts({ query, limit: 3 });
  expect(experts.length).toBeGreaterThan(0);
  for (const each of experts) expect(each.title).toMatch(title);
});

it.each(["slack", "vespa", "logo", "Siemens", "hissi", "AR"])("finds nobody by '%s'", async (query) => {
  expect((await searchExperts({ query })).total).toBe(0);
});

it.each([
  ["real estate", "kiinteistö"],
  ["school", "koulu"],
  ["forestry", "metsä"],
  ["shipping company", "varustamo"],
  ["electricity grid", "sähköverkko"],
  ["public procurement", "julkinen kilpailutus"],
])("finds by '%s' the same as by '%s'", async (english, finnish) => {
  expect((await found(english)).toSorted()).toEqual((await found(finnish)).toSorted());
});

async function found(query: string): Promise<number[]> {
  const { experts } = await searchExperts({ query, limit: 500 });
  return experts.map(({ id }) => id);
}

/** Everybody whom a search of one word matches, without the rest of a search. */
const matched = async (query: string): Promise<number[]> => whoMatches(await compileTextQuery(query));

async function whoMatches(terms: readonly CompiledTerm[]): Promise<number[]> {
  if (terms.length === 0) return [];
  const rows = await sql<{ id: number }>(
    "SELECT expert_id AS id FROM expert_search WHERE document @@ $1::tsquery",
    [terms.map(({ anywhere }) => anywhere).join(" & ")],
  );
  return rows.map(({ id }) => id);
}

/** So many words from one that is tried to the next: all of them, with their errors, take half an hour. */
const step = 193;

it("mends typing errors of one letter in words of the vocabulary, of trades and of titles in three languages", async () => {
  const wordsOf = async (statement: string) =>
    (await sql<{ word: string }>(statement)).map(({ word }) => word);
  const catalogue = new Set(await wordsOf("SELECT word FROM search_words"));
  const titles = await wordsOf(
    "SELECT DISTINCT unnest(string_to_array(search_text(title), ' ')) AS word FROM experts",
  );
  const words = [...new Set([...vocabularyWordList(), ...roleWords(), ...titles])]
    .filter((word) => word.length >= 5 && /^[a-z]+$/.test(word))
    .toSorted();
  // Another word is meant as it is written, and a form of a name as that name ("socia" is a Finnish case of SOC).
  const isWord = (typed: string) =>
    catalogue.has(typed) || isNamedWord(typed) || readingsOf(typed).some(findSkill) || isEnglishWord(typed);
  const missed: string[] = [];
  let tried = 0;
  for (const [index, word] of words.entries()) {
    if (index % step !== 0) continue;
    const right = await matched(word);
    const skills = new Set(parseQuery(word).flatMap((term) => (term.kind === "skill" ? [term.key] : [])));
    for (const error of errorsOf(word, index)) {
      if (isWord(error)) continue;
      tried += 1;
      const mended = await compileTextQuery(error);
      const found = new Set(await whoMatches(mended));
      const names = mended.map(({ anywhere }) => anywhere).join(" ");
      const isMended =
        right.every((id) => found.has(id)) && [...skills].every((key) => names.includes(`'sk_${key}'`));
      if (!isMended) missed.push(`${error} (${word})`);
    }
  }
  expect(tried).toBeGreaterThan(130);
  expect(missed).toEqual([]);
});

it("asks the catalogue once for a mistyped word that public texts have", async () => {
  const asked = jest.spyOn(searchPool(), "query");
  await compileTextQuery("warehuose");
  await compileTextQuery("pyhton");
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
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
  const listed = await cachedSkills();
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
