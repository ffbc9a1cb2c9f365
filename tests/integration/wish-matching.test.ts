import { POST as matchWishes } from "@/app/api/wish-matching/route";
import type { WishMatches } from "@/lib/features/matching/schemas";
import { parseWishes } from "@/lib/features/matching/wish";
import { setClock } from "@/lib/server/clock";
import { post } from "@/tests/support/call";
import { count, empty } from "@/tests/support/database/connection";
import { createExpert } from "@/tests/support/factories";

beforeEach(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  await empty("experts", "projects", "served_rankings");
});

/** Wishes as an address has them. */
const wishes = (query: string) => parseWishes(new URLSearchParams(query));
const match = async (query: string, limit = 20) => {
  const { status, body } = await post<WishMatches>(matchWishes, { wishes: wishes(query), limit });
  expect(status).toBe(200);
  return body;
};
const names = ({ matches }: WishMatches) => matches.map(({ expert }) => expert.name.split(" ")[0]).sort();

it("says nothing of a way to work that nobody asked for", async () => {
  await createExpert({ skills: ["Python"], workArrangement: ["remote"] });
  const [best] = (await match("skill=Python")).matches;
  expect(best?.factors.map(({ key }) => key)).not.toContain("arrangement");
});

it("knows a skill within a longer name of a list, as a must too", async () => {
  await createExpert({ name: "Aino Aalto", skills: ["Procountor integrations"] });
  await createExpert({ name: "Bertil Berg", skills: ["React"] });
  const { matches, left } = await match("skill=Procountor!");
  expect(left).toBe(1);
  expect(matches[0]).toMatchObject({ missingSkills: [] });
  expect(JSON.stringify(matches[0]?.factors)).toContain("listed as “Procountor integrations”");
});

it("names the wished skills that nobody has, nor anything near them", async () => {
  await createExpert({ skills: ["React"] });
  await createExpert({ skills: ["Procountor integrations"] });
  const { matches, unearned } = await match("skill=Zebra%20Taming&skill=React&optional=Kayaking");
  expect(unearned).toEqual(["Zebra Taming"]);
  expect(matches.map(({ missingSkills }) => missingSkills)).toContainEqual(["Zebra Taming"]);
  expect((await match("skill=Procountor")).unearned).toEqual([]);
  expect((await match("rate=90")).unearned).toEqual([]);
});

it("takes a language from what somebody says they work in", async () => {
  const languages = (language: "sv" | "fi") => [{ language, level: "native" as const }];
  await createExpert({ name: "Aino Aalto", skills: ["Java"], languages: languages("fi") });
  await createExpert({ name: "Bertil Berg", skills: ["Java"], languages: languages("sv") });
  const { matches } = await match("skill=Java&language=sv");
  expect(matches[0]?.expert.name).toMatch(/^Bertil/);
  expect(matches[0]?.matchScore).toBeGreaterThan(matches[1]?.matchScore as number);
});

it("ranks by what is nice, and leaves out by musts alone", async () => {
  await createExpert({ name: "Aino Aalto", skills: ["Python"], hourlyRate: 130 });
  await createExpert({ name: "Bertil Berg", skills: ["Accounting"], hourlyRate: 80 });
  const nice = await match("skill=Python&rate=120");
  expect(names(nice)).toEqual(["Aino", "Bertil"]);
  expect(nice.matches[0]?.expert.name).toMatch(/^Aino/);
  expect(nice).toMatchObject({ total: 2, left: 2, musts: [] });
  expect(names(await match("skill=Python!&rate=120"))).toEqual(["Aino"]);
  expect(names(await match("skill=Python&rate=120!"))).toEqual(["Bertil"]);
});

it("counts an optional skill where it is found, and calls nobody short of it; compares nobody by hours", async () => {
  await createExpert({ name: "Aino Aalto", skills: ["Python"] });
  await createExpert({ name: "Bertil Berg", skills: ["Python", "Kubernetes"] });
  const answer = await match("skill=Python&optional=Kubernetes&optional=Zebra%20Taming&hours=20&months=3");
  expect(answer.matches.map(({ expert }) => expert.name.split(" ")[0])).toEqual(["Bertil", "Aino"]);
  const told = answer.matches.map(({ missingSkills, improvements, factors }) =>
    JSON.stringify({
      missingSkills,
      improvements,
      reason: factors.find(({ key }) => key === "skills")?.reason,
    }),
  );
  expect(told[0]).toContain("Kubernetes (listed skill)");
  expect(told[0]).not.toMatch(/missing:|Zebra/);
  expect(told[1]).not.toMatch(/Kubernetes|missing:|Zebra/);
  expect(answer.musts).toEqual([]);
  const plain = await match("skill=Python&optional=Kubernetes&optional=Zebra%20Taming");
  expect(plain.matches.map(({ matchScore }) => matchScore)).toEqual(
    answer.matches.map(({ matchScore }) => matchScore),
  );
});

it("says how many each must left out, and how many of them no other did", async () => {
  await createExpert({ name: "Fits Allwell", skills: ["Python"], hourlyRate: 100 });
  await createExpert({ name: "Costs Much", skills: ["Python"], hourlyRate: 150 });
  await createExpert({ name: "Costs More", skills: ["Python"], hourlyRate: 160 });
  await createExpert({ name: "Knows Nothing", skills: ["Accounting"], hourlyRate: 160 });
  const answer = await match("skill=Python!&rate=120!");
  expect(names(answer)).toEqual(["Fits"]);
  expect(answer).toMatchObject({
    total: 4,
    left: 1,
    musts: [
      { kind: "skill", value: "Python", excluded: 1, alone: 0 },
      { kind: "rate", value: "120", excluded: 3, alone: 2 },
    ],
  });
});

describe("a must", () => {
  it.each<[string, string, string[]]>([
    ["the budget, its last euro included", "rate=95!", ["Exact", "Less"]],
    ["without it everybody", "rate=95", ["Exact", "Less", "Over"]],
  ])("of %s", async (_name, query, expected) => {
    await createExpert({ name: "Exact One", hourlyRate: 95 });
    await createExpert({ name: "Less One", hourlyRate: 60 });
    await createExpert({ name: "Over One", hourlyRate: 95.5 });
    expect(names(await match(query))).toEqual(expected);
  });

  it("of a place needs somebody who comes there", async () => {
    const tampere = { location: "Tampere, Finland", workRadius: 30 };
    await createExpert({ name: "Local Onsite", workArrangement: ["onsite"], ...tampere });
    await createExpert({ name: "Local Remote", workArrangement: ["remote"], ...tampere });
    await createExpert({ name: "Far Onsite", workArrangement: ["onsite"], location: "Oulu", workRadius: 50 });
    await createExpert({
      name: "Travels Far",
      workArrangement: ["hybrid"],
      location: "Helsinki",
      workRadius: 300,
    });
    expect(names(await match("place=tampere!"))).toEqual(["Local", "Travels"]);
    expect(names(await match("work=onsite!&place=tampere!"))).toEqual(["Local"]);
    expect(names(await match("work=remote!"))).toEqual(["Local"]);
  });

  it.each<[string, string, string[]]>([
    ["now", "now", ["Free", "Next"]],
    ["in ten days", "2027-03-11", ["Free", "Next"]],
    ["in two weeks", "2027-03-15", ["Free", "Next", "Two"]],
    ["on a day that has passed", "2026-01-01", ["Free", "Next"]],
  ])("of a start %s leaves out who cannot by then, the busy always", async (_name, start, expected) => {
    await createExpert({ name: "Free One", availability: "available" });
    await createExpert({ name: "Next One", availability: "next_week" });
    await createExpert({ name: "Two Weeks", availability: "2_weeks" });
    await createExpert({ name: "Busy One", availability: "busy" });
    expect(names(await match(`start=${start}!`))).toEqual(expected);
    expect(names(await match(`start=${start}`))).toHaveLength(4);
  });

  it("of a skill takes its other names and its kinds, not what is merely near", async () => {
    const description = "Builds things that last.";
    await createExpert({ name: "Has It", skills: [".NET"], description });
    await createExpert({ name: "Kind Of", skills: ["Blazor"], description });
    await createExpert({ name: "Near It", skills: ["Java"], description });
    await createExpert({
      name: "Tells It",
      skills: ["SQL"],
      description: "Has written .NET services for banks.",
    });
    expect(names(await match("skill=dotnet!"))).toEqual(["Has", "Kind", "Tells"]);
    expect(names(await match("skill=Blazor!"))).toEqual(["Kind"]);
  });

  it("of a skill that no vocabulary knows needs its words", async () => {
    await createExpert({ name: "Lists It", skills: ["Quillwright Ledgering"] });
    await createExpert({ name: "Tells It", description: "Ledgering with Quillwright, for years." });
    await createExpert({ name: "Half Of It", description: "Ledgering for years." });
    expect(names(await match("skill=Quillwright Ledgering!"))).toEqual(["Lists", "Tells"]);
    expect(names(await match("skill=Zzyzx Qwortz!"))).toEqual([]);
  });

  it("of a language counts who works in it, as listed, or where nothing is listed as told", async () => {
    await createExpert({ name: "Speaks Well", languages: [{ language: "sv", level: "working" }] });
    await createExpert({
      name: "Knows Little",
      languages: [{ language: "sv", level: "basic" }],
      description: "I am learning Swedish.",
    });
    await createExpert({ name: "Lists Nothing", description: "Holds workshops in Swedish." });
    expect(names(await match("language=sv!"))).toEqual(["Lists", "Speaks"]);
  });

  it("of a level counts years, of a language the profiles that name it", async () => {
    await createExpert({ name: "Old Hand", experienceYears: 6, description: "Holds workshops in Finnish." });
    await createExpert({ name: "New Hand", experienceYears: 5 });
    expect(names(await match("level=senior!"))).toEqual(["Old"]);
    expect(names(await match("language=fi!"))).toEqual(["Old"]);
    expect(names(await match("language=fi"))).toEqual(["New", "Old"]);
  });
});

it("answers nobody with the reasons when the musts leave nobody", async () => {
  await createExpert({ hourlyRate: 100 });
  expect(await match("rate=50!")).toMatchObject({
    matches: [],
    total: 1,
    left: 0,
    musts: [{ kind: "rate", excluded: 1, alone: 1 }],
  });
});

it("counts public experts only", async () => {
  await createExpert({ hourlyRate: 100 });
  await createExpert({ hourlyRate: 100, isActive: false });
  await createExpert({ hourlyRate: 100, approvalStatus: "pending" });
  expect(await match("rate=50!")).toMatchObject({ total: 1, musts: [{ excluded: 1 }] });
});

it.each<[string, object]>([
  ["no wish", { wishes: [] }],
  ["an unknown kind", { wishes: [{ kind: "colour", value: "blue", isMust: true }] }],
  ["an unknown place", { wishes: [{ kind: "place", value: "atlantis", isMust: true }] }],
  ["an e-mail address", { wishes: [{ kind: "skill", value: "aino@example.fi", isMust: true }] }],
  ["more than can be read", { wishes: Array(21).fill({ kind: "skill", value: "Python", isMust: false }) }],
  ["a limit of 0", { wishes: wishes("skill=Python"), limit: 0 }],
])("refuses %s with 422 and logs nothing", async (_name, body) => {
  const answer = await post(matchWishes, body);
  expect([answer.status, answer.body.code]).toEqual([422, "invalid"]);
  expect(await count("served_rankings")).toBe(0);
});
