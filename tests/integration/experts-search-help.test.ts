import { POST as countChoices } from "@/app/api/experts/search/counts/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import type { FoundExpert, SearchCounts, SearchWords } from "@/lib/features/experts/schemas";
import { post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createExpert, type ExpertOptions } from "@/tests/support/factories";
import { readAllPages } from "@/tests/support/paging";

// What a search makes of its words beyond finding them: filters, what nobody has, the order, and the counts.

async function search(body: object) {
  const answer = await post<FoundExpert[]>(searchExperts, body);
  expect(answer.status).toBe(200);
  const words = JSON.parse(decodeURIComponent(answer.headers.get("x-search-words") ?? "null")) as SearchWords;
  return { names: answer.body.map(({ name }) => name.split(" ")[0] as string), experts: answer.body, words };
}

beforeAll(async () => {
  await empty("experts", "search_words");
  const llm: ExpertOptions = { skills: ["LLM", "Azure"], location: "Tampere", workRadius: 0 };
  const people: ExpertOptions[] = [
    {
      name: "Busy Berg",
      title: "LLM engineer",
      ...llm,
      availability: "busy",
      hourlyRate: 90,
      experienceYears: 12,
    },
    {
      name: "Free Forss",
      title: "LLM engineer",
      ...llm,
      availability: "available",
      hourlyRate: 120,
      experienceYears: 8,
    },
    {
      name: "Soon Sund",
      title: "LLM engineer",
      ...llm,
      availability: "next_week",
      hourlyRate: 100,
      experienceYears: 4,
    },
    {
      name: "Listed Lind",
      title: "Data engineer",
      skills: ["Python", "LLM"],
      skillMastery: { LLM: 2 },
      location: "Oulu",
      workRadius: 0,
      hourlyRate: 80,
      experienceYears: 3,
      workArrangement: ["onsite"],
    },
    {
      name: "Master Melin",
      title: "Data engineer",
      skills: ["Python", "LLM"],
      skillMastery: { LLM: 5 },
      location: "Oulu",
      workRadius: 0,
      hourlyRate: 130,
      experienceYears: 6,
      workArrangement: ["remote"],
    },
    {
      name: "Prose Palm",
      title: "Bank analyst",
      skills: ["Excel"],
      description: "Has put large language models to work at a bank.",
      location: "Oulu",
      workRadius: 0,
    },
    {
      name: "Route Ros",
      title: "Logistics planner",
      skills: ["Excel"],
      description: "Plans routes and optimises maintenance.",
      location: "Turku",
      workRadius: 0,
    },
  ];
  for (const [index, person] of people.entries()) await createExpert({ ...person, displayOrder: index + 1 });
});

describe("words that are filters", () => {
  it.each<[string, object[], string[]]>([
    [
      "LLM Tampereella",
      [{ field: "location", value: "Tampere", words: "Tampereella" }],
      ["Free", "Soon", "Busy"],
    ],
    [
      "senior LLM",
      [{ field: "minExperience", value: 6, words: "senior" }],
      ["Free", "Busy", "Master", "Prose"],
    ],
    [
      "LLM alle 100 €",
      [{ field: "maxHourlyRate", value: 100, words: "alle 100 €" }],
      ["Soon", "Busy", "Listed", "Prose"],
    ],
    [
      "LLM på distans i Uleåborg",
      [
        { field: "workArrangement", value: "remote", words: "på distans" },
        { field: "location", value: "Oulu", words: "Uleåborg" },
      ],
      ["Master", "Prose"],
    ],
    ["Oulu", [{ field: "location", value: "Oulu", words: "Oulu" }], ["Listed", "Master", "Prose"]],
  ])("'%s' is understood", async (query, understood, names) => {
    const found = await search({ query });
    expect(found.words).toEqual({ understood, leftOut: [] });
    expect(found.names).toEqual(names);
  });

  it("are none and not looked for where they say what no filter does", async () => {
    const found = await search({ query: "LLM yli 80 €" });
    expect(found.words).toEqual({ understood: [], leftOut: [], unfiltered: ["yli 80 €"] });
    expect(found.names).toEqual((await search({ query: "LLM" })).names);
  });

  it("are words in quotation marks, and give way to a filter that is set already", async () => {
    expect((await search({ query: 'LLM "senior"' })).words).toEqual({
      understood: [],
      leftOut: ['"senior"'],
    });
    const found = await search({ query: "LLM senior", minExperience: 1 });
    expect(found.words).toEqual({ understood: [], leftOut: [], overruled: ["senior"] });
    expect((await search({ query: "LLM Oulu", location: "Tampere" })).names).toEqual([
      "Free",
      "Soon",
      "Busy",
    ]);
  });

  it("narrow what the other filters leave", async () => {
    expect((await search({ query: "LLM senior", availability: "available" })).names).toEqual([
      "Free",
      "Master",
      "Prose",
    ]);
  });
});

describe("terms with an 'or' between them", () => {
  it.each([
    ["Azure or Python", ["Free", "Listed", "Master", "Soon", "Busy"]],
    // Who has both stands first.
    ["LLM or Python", ["Master", "Listed", "Free", "Soon", "Busy", "Prose"]],
    ["Azure eller Excel Tampere", ["Free", "Soon", "Busy"]],
    ["Excel Oulu tai Turku", ["Prose", "Route"]],
    ["zeppelins or Azure", ["Free", "Soon", "Busy"]],
  ])("'%s' asks for one of them", async (query, names) => {
    const found = await search({ query });
    expect(found.names).toEqual(names);
    expect(found.words.leftOut).toEqual([]);
  });

  it("are marked, each that somebody has", async () => {
    const { experts } = await search({ query: "LLM or Python" });
    expect(experts[0]).toMatchObject({ matchedSkills: ["Python", "LLM"] });
  });

  it("are left out together where nobody has any", async () => {
    expect((await search({ query: "Azure, zeppelins tai captains" })).words.leftOut).toEqual([
      "zeppelins tai captains",
    ]);
  });
});

describe("words that nobody has beside the others", () => {
  it("are left out and named as they were typed", async () => {
    const found = await search({ query: "Azure Zeppelins LLM" });
    expect(found.words.leftOut).toEqual(["Zeppelins"]);
    expect(found.names).toEqual(["Free", "Soon", "Busy"]);
  });

  it("are named once each, without the signs of the sentence and without words of other names", async () => {
    const { words } = await search({ query: "LLM, don't (zeppelins), Zeppelins, captains." });
    expect(words.leftOut).toEqual(["don't", "zeppelins", "captains"]);
    const named = await search({ query: "LLM zeppelins data, Azure Data Factory." });
    expect(named.words.leftOut).toEqual(["zeppelins", "Azure Data Factory"]);
  });

  it("may be a filter that was read from them, but never one that was set", async () => {
    expect((await search({ query: "Azure Oulu" })).words).toEqual({ understood: [], leftOut: ["Oulu"] });
    expect((await search({ query: "Azure", location: "Oulu" })).names).toEqual([]);
  });

  it("are the same whichever filters are set, and none where somebody has all of them elsewhere", async () => {
    const query = "Azure Python LLM";
    const found = await search({ query });
    expect(found.words.leftOut).toHaveLength(1);
    for (const filter of [{ availability: "busy" }, { location: "Tampere" }, { minExperience: 8 }])
      expect((await search({ query, ...filter })).words).toEqual(found.words);
    expect((await search({ query, location: "Oulu" })).names).toEqual([]);
    expect(await search({ query: "Python LLM", location: "Tampere" })).toMatchObject({
      names: [],
      words: { leftOut: [] },
    });
  });

  it("may be most of them where a skill is named", async () => {
    const found = await search({ query: "Azure zeppelin captain rowing" });
    expect(found.words.leftOut).toEqual(["zeppelin", "captain", "rowing"]);
    expect(found.names).toEqual(["Free", "Soon", "Busy"]);
  });

  it("leave nothing where nobody has half of them", async () => {
    expect((await search({ query: "zeppelin captain" })).names).toEqual([]);
    expect((await search({ query: "zeppelin" })).words).toEqual({ understood: [], leftOut: [] });
  });

  it("continue from page to page", async () => {
    const pages = await readAllPages((cursor) =>
      post<FoundExpert[]>(searchExperts, {
        query: "Azure Zeppelins LLM",
        limit: 2,
        ...(cursor ? { cursor } : {}),
      }),
    );
    expect(pages.map((page) => page.map(({ name }) => name.split(" ")[0]))).toEqual([
      ["Free", "Soon"],
      ["Busy"],
    ]);
  });
});

describe("words behind a minus", () => {
  it.each<[string, string[]]>([
    ["LLM -python", ["Free", "Soon", "Busy", "Prose"]],
    ["LLM -pythonia", ["Free", "Soon", "Busy", "Prose"]],
    ["LLM NOT kielimallit", []],
    ["-kielimallit", ["Route"]],
    ["-Oulu -Excel", ["Busy", "Free", "Soon"]],
    ["LLM -remote", ["Listed"]],
    ["Python Zeppelins -LLM", []],
    ["-zeppelin", ["Busy", "Free", "Soon", "Listed", "Master", "Prose", "Route"]],
  ])("'%s' leaves out who is found by them", async (query, names) => {
    expect((await search({ query })).names).toEqual(names);
  });

  it("hold where others are left out, and the answer names them", async () => {
    expect(await search({ query: "Azure Python LLM -heti" })).toMatchObject({
      names: ["Soon", "Busy"],
      words: { understood: [], leftOut: ["Python"], excluded: [{ typed: "-heti", words: "heti" }] },
    });
  });

  it("are none of what people look for and do not find", async () => {
    await sql("DELETE FROM search_misses");
    await search({ query: "zeppelin -python" });
    expect(await sql("SELECT words FROM search_misses")).toEqual([{ words: "zeppelin" }]);
  });
});

describe("a skill that nobody has", () => {
  it("is looked for by those near it, which are named", async () => {
    const found = await search({ query: "Prompt Engineering" });
    expect(found.words).toMatchObject({
      leftOut: ["Prompt Engineering"],
      near: ["LLM"],
      nearTo: ["Prompt Engineering"],
    });
    expect(found.names).toEqual(expect.arrayContaining(["Free", "Master"]));
  });

  it("is so beside other words, too", async () => {
    const found = await search({ query: "Prompt Engineering zeppelin rowing" });
    expect(found.words).toEqual({
      understood: [],
      leftOut: ["Prompt Engineering", "zeppelin", "rowing"],
      near: ["LLM"],
      nearTo: ["Prompt Engineering"],
    });
    expect(found.names).toEqual(expect.arrayContaining(["Free", "Master"]));
    expect((await search({ query: "Prompt Engineering Azure" })).words.leftOut).toEqual([
      "Prompt Engineering",
    ]);
  });

  it("stands for what is less near where nothing else is found", async () => {
    // "Maintenance" stands in a description alone.
    const found = await search({ query: "ChatGPT maintenance" });
    expect(found.words).toMatchObject({ leftOut: ["ChatGPT", "maintenance"], near: ["LLM"] });
  });

  it("is none where it was asked for by the filter", async () => {
    expect((await search({ skills: ["Prompt Engineering"] })).names).toEqual([]);
  });
});

describe("the order", () => {
  it("is the title beside the list, then mastery, the list and the text, then the start; a busy expert stands below an equal one", async () => {
    expect((await search({ query: "LLM" })).names).toEqual([
      "Free",
      "Soon",
      "Busy",
      "Master",
      "Listed",
      "Prose",
    ]);
    expect((await search({ skills: ["LLM"] })).names).toEqual(["Free", "Master", "Soon", "Busy", "Listed"]);
  });

  it.each([
    ["rate", ["Listed", "Busy", "Soon", "Free", "Master"]],
    ["experience", ["Busy", "Free", "Master", "Soon", "Listed"]],
    ["start", ["Free", "Master", "Listed", "Soon", "Busy"]],
  ])("by %s is the same over all pages", async (sort, names) => {
    expect((await search({ skills: ["LLM"], sort })).names).toEqual(names);
    const pages = await readAllPages((cursor) =>
      post<FoundExpert[]>(searchExperts, { skills: ["LLM"], sort, limit: 1, ...(cursor ? { cursor } : {}) }),
    );
    expect(pages.flat().map(({ name }) => name.split(" ")[0])).toEqual(names);
  });

  it("is the display order without words, whoever is busy", async () => {
    expect((await search({})).names[0]).toBe("Busy");
  });
});

it("names the skills that were asked for, as the profile writes them", async () => {
  const { experts } = await search({ query: "kielimallit azure" });
  expect(experts[0]?.matchedSkills).toEqual(["LLM", "Azure"]);
  expect((await search({ skills: ["python"] })).experts[0]?.matchedSkills).toEqual(["Python"]);
  expect((await search({ query: "pyhton" })).experts[0]?.matchedSkills).toEqual(["Python"]);
  // A word of Finnish that is no error marks what it means.
  expect((await search({ query: "pyton" })).experts[0]?.matchedSkills).toEqual(["Python"]);
  expect((await search({})).experts[0]).not.toHaveProperty("matchedSkills");
});

it("finds who works remotely in every city, where that is wished", async () => {
  expect((await search({ skills: ["LLM"], location: "Tampere", includeRemote: true })).names).toEqual(
    expect.arrayContaining(["Free", "Master"]),
  );
  expect((await search({ skills: ["LLM"], location: "Tampere" })).names).not.toContain("Master");
});

describe("words outside the vocabulary", () => {
  it.each([
    ["reittisuunnittelijoita", "Route"],
    ["kunnossapidon", "Route"],
    ["underhållet", "Route"],
  ])("'%s' finds whose English says it", async (query, name) => {
    expect((await search({ query })).names).toContain(name);
  });
});

describe("the counts of choices", () => {
  const count = async (body: object) => (await post<SearchCounts>(countChoices, body)).body;

  it("follow the other filters, each without its own", async () => {
    const counts = await count({ query: "LLM", availability: "available", location: "Oulu" });
    expect(counts.total).toBe(
      (await search({ query: "LLM", availability: "available", location: "Oulu" })).names.length,
    );
    expect(counts.availability).toEqual({ available: 3 });
    expect(counts.location).toEqual({
      ...{ Oulu: 3, Tampere: 1 },
      ...{ "Pohjois-Pohjanmaa": 3, Pirkanmaa: 1 },
    });
    expect(counts.skills).toEqual({ python: 2, llm: 2, excel: 1 });
  });

  it("are what each choice then finds", async () => {
    const counts = await count({ skills: ["llm"] });
    for (const [availability, experts] of Object.entries(counts.availability))
      expect((await search({ skills: ["llm"], availability })).names).toHaveLength(experts);
    for (const [place, experts] of Object.entries(counts.location ?? {}))
      expect((await search({ skills: ["llm"], location: place })).names).toHaveLength(experts);
    for (const [arrangement, experts] of Object.entries(counts.workArrangement))
      expect((await search({ skills: ["llm"], workArrangement: arrangement })).names).toHaveLength(experts);
  });

  it("count what was left when words were left out", async () => {
    expect((await count({ query: "Azure Zeppelins LLM" })).total).toBe(3);
    expect(await count({ query: "zeppelin" })).toEqual({
      total: 0,
      skills: {},
      location: {},
      availability: {},
      workArrangement: {},
      languages: {},
    });
  });

  it("know no page", async () => {
    expect(await post(countChoices, { limit: 3 })).toMatchObject({ status: 422 });
  });
});

it("notices a level that changes", async () => {
  await sql("UPDATE experts SET skill_mastery = '{\"LLM\": 4}' WHERE name = 'Listed Lind'");
  expect((await search({ skills: ["LLM"] })).names.indexOf("Listed")).toBeLessThan(3);
  await sql("UPDATE experts SET skill_mastery = '{\"LLM\": 2}' WHERE name = 'Listed Lind'");
});

describe("languages", () => {
  const speaks = (languages: NonNullable<ExpertOptions["languages"]>): ExpertOptions => ({
    ...{ title: "Trainer", skills: ["Prolog"], languages },
  });
  beforeAll(async () => {
    await empty("experts", "search_words");
    const people: ExpertOptions[] = [
      {
        name: "Finn A",
        ...speaks([
          { language: "fi", level: "native" },
          { language: "de", level: "basic" },
        ]),
      },
      {
        name: "Both B",
        ...speaks([
          { language: "de", level: "working" },
          { language: "fi", level: "fluent" },
        ]),
      },
      { name: "Klaus C", ...speaks([{ language: "de", level: "native" }]), availability: "busy" },
      { name: "Silent D", ...speaks([]) },
    ];
    for (const person of people) await createExpert(person);
  });

  it("are a filter: who works in each of them, and who can start sooner first", async () => {
    expect((await search({ languages: ["de"] })).names).toEqual(["Both", "Klaus"]);
    expect((await search({ languages: ["de", "fi"] })).names).toEqual(["Both"]);
    expect((await search({ languages: ["sv"] })).names).toEqual([]);
    expect((await post(searchExperts, { languages: ["Finnish"] })).status).toBe(422);
  });

  it("are read from words, beside a chosen one", async () => {
    const { names, words } = await search({ query: "saksankielinen Prolog", languages: ["fi"] });
    expect(names).toEqual(["Both"]);
    expect(words.understood).toEqual([{ field: "languages", value: "de", words: "saksankielinen" }]);
    expect((await search({ query: "Prolog, speaks German and Finnish" })).names).toEqual(["Both"]);
  });

  it("are left out of words that nobody has", async () => {
    const { names, words } = await search({ query: "Swedish-speaking Prolog trainer" });
    expect(names).toHaveLength(4);
    expect(words.leftOut).toEqual(["Swedish-speaking"]);
  });

  it("follow the profile, in the same transaction", async () => {
    await sql(
      `UPDATE experts SET languages = '[{"language":"sv","level":"fluent"}]' WHERE name = 'Silent D'`,
    );
    expect((await search({ languages: ["sv"] })).names).toEqual(["Silent"]);
  });

  it("are counted beside those that are chosen", async () => {
    const { body } = await post<SearchCounts>(countChoices, { languages: ["de"] });
    expect(body).toMatchObject({ total: 2, languages: { de: 2, fi: 1 } });
  });
});

it("puts who is something by title before who only lists it", async () => {
  await createExpert({
    name: "Lists Laine",
    title: "Buyer",
    skills: ["Procurement", "Excel"],
    displayOrder: 8,
  });
  await createExpert({
    name: "Titled Toivonen",
    title: "Procurement consultant",
    skills: ["Contract Law"],
    displayOrder: 9,
  });
  expect((await search({ query: "procurement consultant" })).names).toEqual(["Titled", "Lists"]);
});
