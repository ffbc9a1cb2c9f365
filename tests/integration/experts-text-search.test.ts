import fc from "fast-check";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createExpert } from "@/tests/support/factories";
import { readAllPages } from "@/tests/support/paging";

/** Ids are noise in these tests: experts are known by their first names. */
async function names(body: object | string): Promise<string[]> {
  const answer = await post<PublicExpert[]>(searchExperts, typeof body === "string" ? { query: body } : body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-total-count")).toBe(String(answer.body.length));
  return answer.body.map(({ name }) => name.split(" ")[0] as string).sort();
}

describe("words", () => {
  beforeAll(async () => {
    await empty("experts", "search_words");
    const experts = [
      {
        name: "Anna Zzsecretname",
        title: "Machine learning engineer",
        skills: ["Python", "PyTorch"],
        location: "Helsinki",
      },
      {
        name: "Bertil Berg",
        title: "Language technologist",
        skills: ["LLM", "Prompt Engineering"],
        location: "Oulu",
      },
      {
        name: "Cilla Ceder",
        title: "Bank analyst",
        skills: ["Excel"],
        description: "Has put large language models to work at a bank.",
        location: "Turku",
      },
      { name: "David Dahl", title: "Backend developer", skills: ["C#", ".NET"], location: "Espoo" },
      { name: "Eeva Ek", title: "Embedded developer", skills: ["C"], location: "Tampere" },
      { name: "Fredrik Forss", title: "Graphics developer", skills: ["C++"], location: "Kuopio" },
      { name: "Greta Grön", title: "Backend developer", skills: ["Java"], location: "Lahti" },
      {
        name: "Hugo Holm",
        title: "Frontend developer",
        skills: ["JavaScript", "Node.js"],
        location: "Jyväskylä",
      },
      {
        name: "Iida Itkonen",
        title: "Chief ärkeologist",
        skills: ["Data Cataloging"],
        location: "Riihimäki, Finland",
      },
    ];
    for (const expert of experts) await createExpert(expert);
    await createExpert({
      name: "Pentti Pending",
      title: "Python developer",
      skills: ["Python"],
      approvalStatus: "pending",
    });
    await createExpert({
      name: "Ines Inactive",
      title: "Python developer",
      skills: ["Python"],
      isActive: false,
    });
    await createExpert({
      name: "Arvid Archived",
      title: "Python developer",
      skills: ["Python"],
      archivedAt: new Date(),
    });
  });

  it.each([
    ["Python", ["Anna"]],
    // The public name as it stands on the card, also where its initial is a skill's name.
    ["Bertil B.", ["Bertil"]],
    ["Cilla C.", ["Cilla"]],
    ["Anna Zz", []],
    ["PYTHON", ["Anna"]],
    ["machine learning", ["Anna"]],
    ["developer", ["David", "Eeva", "Fredrik", "Greta", "Hugo"]],
    ["developers", ["David", "Eeva", "Fredrik", "Greta", "Hugo"]],
    ["backend developer", ["David", "Greta"]],
    ["backend developer Lahti", ["Greta"]],
    // Nobody has all of it: who has the rest.
    ["backend developer Oulu", ["David", "Greta"]],
    ["backend astronaut Lahti", ["Greta"]],
    ["greta", ["Greta"]],
    ["bank", ["Cilla"]],
    ["jyvaskyla", ["Hugo"]],
    ["Jyväskylä", ["Hugo"]],
    ["arkeologist", ["Iida"]],
    // Cities by their Swedish names and abbreviations as well, and not as typing errors of other words.
    // A city is where somebody lives or travels to (50 km here).
    ["Helsingfors", ["Anna", "David"]],
    ["python Hki", ["Anna"]],
    ["utvecklare Åbo", ["Anna", "Bertil", "David", "Eeva", "Fredrik", "Greta", "Hugo"]],
    ["bank Åbo", ["Cilla"]],
    ["Borgå", ["Anna"]],
    ["Rovaniemi", []],
    ["experts with python in helsinki", ["Anna"]],
    ["python-asiantuntija", ["Anna"]],
  ])("'%s' finds %j", async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it.each([
    ["pyhton", ["Anna"]],
    ["pythn", ["Anna"]],
    ["machin lerning", ["Anna"]],
    ["develper", ["David", "Eeva", "Fredrik", "Greta", "Hugo"]],
    ["embeded", ["Eeva"]],
  ])("mends the typo in '%s'", async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it.each([
    ["kielimallit", ["Bertil", "Cilla"]],
    ["kielimalli", ["Bertil", "Cilla"]],
    ["språkmodeller", ["Bertil", "Cilla"]],
    ["large language models", ["Bertil", "Cilla"]],
    ["LLM", ["Bertil", "Cilla"]],
    ["koneoppiminen", ["Anna"]],
    ["koneoppimisen asiantuntija", ["Anna"]],
    ["maskininlärning", ["Anna"]],
    ["maskininlarning helsinki", ["Anna"]],
  ])("'%s' is understood in its language", async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it.each([
    ["C#", ["David"]],
    ["c#", ["David"]],
    ["C", ["Eeva"]],
    ["C++", ["Fredrik"]],
    ["Java", ["Greta"]],
    ["JavaScript", ["Hugo"]],
    [".NET", ["David"]],
    ["Node.js", ["Hugo"]],
    ["nodejs", ["Hugo"]],
  ])("'%s' is that skill and no other, as words and as a filter", async (skill, found) => {
    expect(await names(skill)).toEqual(found);
    expect(await names({ skills: [skill] })).toEqual(found);
  });

  it("does not take Java for JavaScript when nobody knows Java", async () => {
    await sql("UPDATE experts SET is_active = false WHERE name = 'Greta Grön'");
    await sql("DELETE FROM search_words WHERE word = 'java'");
    try {
      // Who has .NET is near it, and the answer says so.
      expect(await names("Java")).toEqual(["David"]);
      expect(await names({ skills: ["Java"] })).toEqual([]);
    } finally {
      await sql("UPDATE experts SET is_active = true WHERE name = 'Greta Grön'");
    }
  });

  it.each(["Zzsecretname", "zzsecretname", "Zzsecretnam", "Anna Zzsecretname", "secretname"])(
    "finds nobody by the surname in '%s'",
    async (query) => {
      expect(await names(query)).toEqual([]);
    },
  );

  it("leaves a surname out beside other words, and finds the same without it", async () => {
    expect(await names("Zzsecretname python")).toEqual(await names("python"));
    expect(await names("Zzsecretname excel")).toEqual(await names("excel"));
  });

  it("keeps surnames out of the words that typos are mended with", async () => {
    expect(await count("search_words", "word LIKE '%secret%'")).toBe(0);
  });

  it.each([" ", "  ", "\t", "\u00a0", "\u2009", "\u200b", "\u3000", " \u00a0"])(
    "hides a surname behind the white space %j",
    async (space) => {
      const { id, public_name } = await createExpert({ name: `Quirin${space}Zzhidden`, title: "Whittler" });
      try {
        expect(public_name).toBe("Quirin Z.");
        expect(await names("Zzhidden")).toEqual([]);
        expect(await names("quirin")).toEqual(["Quirin"]);
      } finally {
        await sql("DELETE FROM experts WHERE id = $1", [id]);
      }
    },
  );

  it("looks in the words of the location for a place outside the list of cities", async () => {
    const { id } = await createExpert({ name: "Kalle Kivi", location: "Utsjoki, Finland" });
    expect(await names({ location: "Utsjoki" })).toEqual(["Kalle"]);
    expect(await names({ location: "Nowhere-on-sea" })).toEqual([]);
    await sql("DELETE FROM experts WHERE id = $1", [id]);
  });

  it("puts those whose title or skills say it before those whose description does", async () => {
    const answer = await post<PublicExpert[]>(searchExperts, { query: "kielimallit" });
    expect(answer.body.map(({ name }) => name)).toEqual(["Bertil B.", "Cilla C."]);
  });

  it("narrows words by filters", async () => {
    expect(await names({ query: "developer", skills: ["Java", "C"] })).toEqual(["Eeva", "Greta"]);
    expect(await names({ query: "developer", location: "Lahti" })).toEqual(["Greta"]);
  });

  const odd = [
    "\u0000",
    "py\u0000thon",
    "'",
    '"',
    "\\",
    "';--",
    "') OR true --",
    "a & b | !c",
    "python & !java",
    "python <-> java",
    "python:*",
    "python:A",
    "(((",
    ":*",
    "!!",
    "<->",
    "%_%",
    "...,,,!!!???",
    "🤖",
    "🤖 python",
    "👩‍💻",
    "\ud83d",
    "ß ẞ ﬁ ½ Ⅷ",
    "İı",
    "a".repeat(200),
    "ä".repeat(200),
    "x ".repeat(100),
    "c# ".repeat(66),
    "中文 日本語 한국어",
    "עברית العربية",
    "\u202e\u200b\ufeff",
    "sk_python",
    "{}[]$$ $1",
  ];
  it.each(odd.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    "answers %s with 200",
    async (_name, text) => {
      for (const body of [
        { query: text },
        { location: text.slice(0, 120) },
        { skills: [text.slice(0, 60)] },
      ]) {
        const answer = await post<PublicExpert[]>(searchExperts, body);
        expect(answer.status).toBe(200);
        expect(Array.isArray(answer.body)).toBe(true);
      }
    },
  );

  it("answers any text with 200", async () => {
    const unit = fc.constantFrom("grapheme", "binary", "binary-ascii");
    const text = unit.chain((each) => fc.string({ unit: each as "binary", maxLength: 60 }));
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        expect((await post(searchExperts, { query })).status).toBe(200);
      }),
      { numRuns: 150, seed: 3 },
    );
  });
});

describe("the words of a title", () => {
  beforeAll(async () => {
    await empty("experts", "search_words");
    const experts = [
      { name: "Anna Aalto", title: "Accessibility specialist", description: "Has tested an AI assistant." },
      { name: "Bertil Berg", title: "Machine learning engineer", skills: ["PyTorch"] },
      { name: "Cilla Ceder", title: "AI strategy consultant", skills: ["Facilitation"] },
      { name: "David Dahl", title: "Java developer", skills: ["Java"] },
    ];
    for (const expert of experts) await createExpert(expert);
  });
  const ordered = async (query: string) =>
    (await post<PublicExpert[]>(searchExperts, { query })).body.map(({ name }) => name.split(" ")[0]);

  it.each(["AI", "tekoäly"])(
    "name %s in a kind of it before a description does, and other kinds last",
    async (query) => {
      expect(await ordered(query)).toEqual(["Cilla", "Anna", "Bertil"]);
    },
  );

  it.each(["kehittäjä", "utvecklare"])("%s is a developer before an engineer", async (query) => {
    expect(await ordered(query)).toEqual(["David", "Bertil"]);
  });
});

describe("more experts than are looked at first", () => {
  const crowd = 4_200;

  beforeAll(async () => {
    await empty("experts", "search_words");
    // One in a hundred says it in the title, the others in the description; those stand far down the list.
    await sql(
      `INSERT INTO experts (name, email, title, description, skills, skill_keys, experience_years, hourly_rate_cents, location,
         city_key, work_radius, reached_city_keys, display_order, approval_status, created_at, updated_at)
       SELECT 'Person ' || n, n || '@example.com', CASE WHEN n % 100 = 0 THEN 'Glazier' ELSE 'Gardener' END, 'Knows a glazier.',
         CASE WHEN n % 1000 = 0 THEN ARRAY['Python', 'PyTorch'] ELSE ARRAY['Python'] END,
         CASE WHEN n % 1000 = 0 THEN ARRAY['python', 'pytorch'] ELSE ARRAY['python'] END,
         5, 9500, 'Helsinki', CASE WHEN n % 700 = 0 THEN 'tampere' ELSE 'helsinki' END, 500, ARRAY['helsinki', 'tampere'], 1, 'approved',
         timestamptz '2027-01-01' + n * interval '1 second', now()
       FROM generate_series(1, $1) AS n`,
      [crowd],
    );
  });

  /** The newest come first, because everybody has the same place in the list. */
  const newestFirst = (isFirst: (n: number) => boolean) => {
    const numbers = Array.from({ length: crowd }, (_, index) => crowd - index);
    return [...numbers.filter(isFirst), ...numbers.filter((n) => !isFirst(n))];
  };

  it.each([
    ["words in the title", { query: "glazier" }, (n: number) => n % 100 === 0],
    ["two wished skills", { skills: ["Python", "PyTorch"] }, (n: number) => n % 1000 === 0],
    ["residents of the city", { location: "Tampere" }, (n: number) => n % 700 === 0],
    ["nothing to rank by", {}, () => false],
  ])("ranks everybody exactly by %s, from the first page to the last", async (_name, filters, isFirst) => {
    const firstId = (await sql<{ id: number }>("SELECT min(id) AS id FROM experts"))[0]?.id ?? 0;
    const wanted = newestFirst(isFirst).map((n) => firstId + n - 1);
    const first = await post<PublicExpert[]>(searchExperts, { ...filters, limit: 3 });
    expect(first.body.map(({ id }) => id)).toEqual(wanted.slice(0, 3));
    const pages = await readAllPages((cursor) =>
      post<PublicExpert[]>(searchExperts, { ...filters, limit: 500, ...(cursor ? { cursor } : {}) }),
    );
    expect(pages.flat().map(({ id }) => id)).toEqual(wanted);
  });
});

it("puts who is called so before what the word means", async () => {
  await empty("experts", "search_words");
  await createExpert({ name: "Bertil Berg", title: "Wind power engineer", skills: ["Wind Power"] });
  await createExpert({ name: "Tuuli Tamm", title: "Data engineer", skills: ["SQL"] });
  const { body } = await post<PublicExpert[]>(searchExperts, { query: "Tuuli" });
  expect(body.map(({ name }) => name)).toEqual(["Tuuli T.", "Bertil B."]);
});

it.each(["good reliable Python developer", "hyvä Python-osaaja", "not Java but Python", "minimum Python"])(
  "finds by %j everybody who has the skill",
  async (query) => {
    await empty("experts", "search_words");
    await createExpert({ name: "Anna Aalto", title: "Python developer", skills: ["Python", "Java"] });
    await createExpert({ name: "Bertil Berg", title: "Python developer", skills: ["Python", "Java"] });
    // Whose texts happen to have such words.
    await createExpert({
      name: "Cilla Ceder",
      title: "Python developer",
      skills: ["Python", "Java"],
      description: "Not a good reliable minimum: only the best will do.",
    });
    const { body } = await post<PublicExpert[]>(searchExperts, { query });
    expect(body).toHaveLength(3);
  },
);

it("puts who masters a skill, or is called by it, before who has only passed an exam in it", async () => {
  await empty("experts", "search_words");
  const exam = { name: "Professional Scrum Master I", issuer: "Scrum.org", year: 2023 };
  const certified = { title: "Accessibility Specialist", skills: ["UX Design"], certificates: [exam] };
  await createExpert({ name: "Anna Aalto", ...certified });
  await createExpert({
    ...{ name: "Bertil Berg", title: "Team Coach" },
    ...{ skills: ["Scrum"], skillMastery: { Scrum: 5 }, availability: "busy" },
  });
  await createExpert({ name: "Cilla Ceder", title: "Scrum Master", skills: ["Agile"], availability: "busy" });
  const { body } = await post<PublicExpert[]>(searchExperts, { query: "scrum" });
  expect(body.map(({ name }) => name)).toEqual(["Cilla C.", "Bertil B.", "Anna A."]);
});
