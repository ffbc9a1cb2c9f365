import fc from "fast-check";
import {
  distinctiveSkills,
  emptyMarket,
  type HeldSkill,
  type Market,
  percentile,
  similarExperience,
  wantedSharedSkills,
} from "@/lib/features/market/rules";
import { translator } from "@/lib/server/translator";
import { type Sentence, type SentenceKey, sentence, wordSentence } from "@/lib/shared/sentences";
import { skillKey, skillPhrases, skills } from "@/lib/shared/skills";
import messages from "@/messages/en";
import { anyCharacter } from "@/tests/support/any-character";
import { levelOfStanding, marketPosition, positionFigures, positionLevels, standingOf } from "./position";
import { bestSkills, type ProfileRecord, readProfile } from "./profile";
import { analyseProfile, toProfileMarket } from "./rules";
import { positionBonus } from "./score";
import { keepFoundGaps, missingSkills } from "./skill-gaps";

const translate = (key: SentenceKey, values: Record<string, string | number>) =>
  translator("Insights", "en")(`engine.${key}` as never, values as never) as string;
const say = (said: Sentence) => wordSentence(said, translate, "en");

const record = (changes: Partial<ProfileRecord> = {}): ProfileRecord => ({
  title: "Data Engineer",
  description:
    "I build data platforms in Python for banks. Moved 87 nightly jobs to Databricks; reports are ready by five. " +
    "I work with PostgreSQL and Kafka, write tests first, and leave notes that the next person can follow. ".repeat(
      3,
    ),
  skills: ["Python", "PostgreSQL", "Apache Kafka", "Databricks", "dbt"],
  skillMastery: { Python: 5, PostgreSQL: 4, "Apache Kafka": 3, Databricks: 4, dbt: 2 },
  experienceYears: 8,
  hourlyRate: 100,
  location: "Tampere, Finland",
  workArrangement: ["remote"],
  workRadius: null,
  availability: "available",
  weeklyAvailabilityHours: 30,
  portfolioUrl: "https://example.com",
  githubUrl: null,
  profileImage: "/images/1.webp",
  ...changes,
});

const held = (name: string, holders: number, everywhere = holders): HeldSkill => ({
  key: skillKey(name),
  name,
  holders,
  everywhere,
});
const market = (changes: Partial<Market> = {}): Market => ({
  peerCount: 40,
  sharedSkills: 2,
  rates: { p25: 8_000, p50: 10_000, p75: 12_000 },
  rate: { below: 18, same: 4 },
  experience: { below: 20, same: 0 },
  medianExperienceYears: 7,
  medianSkillCount: 8,
  available: 22,
  comparable: { peerCount: 12, rates: { p25: 9_000, p50: 10_000, p75: 11_500 } },
  skills: [
    held("Python", 40, 300),
    held("Docker", 20, 200),
    held("Snowflake", 12, 40),
    held("Excel", 8, 400),
  ],
  everybody: 1_000,
  ...changes,
});

describe("the figures of a market", () => {
  it.each([
    [{ below: 0, same: 0 }, 10, 0],
    [{ below: 10, same: 0 }, 10, 100],
    [{ below: 0, same: 10 }, 10, 50],
    [{ below: 3, same: 2 }, 8, 50],
    [{ below: 0, same: 0 }, 0, 0],
  ])("%j of %i is the percentile %i", (standing, count, expected) => {
    expect(percentile(standing, count)).toBe(expected);
  });

  it.each([
    [0, 1],
    [1, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
    [60, 3],
  ])("%i skills want %i shared ones", (count, shared) => {
    expect(wantedSharedSkills(count)).toBe(shared);
  });

  it.each([
    [0, 0, 3],
    [2, 0, 5],
    [8, 5, 11],
    [20, 14, 26],
  ])("%i years are similar to %i to %i", (years, from, to) => {
    expect(similarExperience(years)).toEqual({ from, to });
  });

  it("looks for peers by the rarest skills first, and by one at least", () => {
    const counts = new Map([
      ["python", 45_000],
      ["sql", 15_000],
      ["dbt", 4_000],
      ["kafka", 900],
    ]);
    expect(distinctiveSkills(["python", "sql", "dbt", "kafka"], counts)).toEqual(["kafka", "dbt", "sql"]);
    expect(distinctiveSkills(["python"], counts)).toEqual(["python"]);
    expect(distinctiveSkills(["python", "unknown"], counts)).toEqual(["unknown"]);
    expect(distinctiveSkills([], counts)).toEqual([]);
  });

  it("withholds what fewer than five people are", () => {
    expect(toProfileMarket(market({ peerCount: 4 }), [])).toEqual({
      peerCount: 4,
      sharedSkills: 2,
      lowerQuartileRate: null,
      medianRate: null,
      upperQuartileRate: null,
      ratePercentile: null,
      medianExperienceYears: null,
      availablePercent: null,
      missingSkillShares: [],
    });
    expect(toProfileMarket(market(), [])).toMatchObject({
      lowerQuartileRate: 80,
      medianRate: 100,
      ratePercentile: 50,
      availablePercent: 55,
    });
  });
});

describe("a profile", () => {
  it("has each skill once, under its first name", () => {
    const { skills: read, keys } = readProfile(
      record({ skills: ["LLM", "kielimallit", " Python ", "!"], skillMastery: { kielimallit: 4 } }),
    );
    expect(read).toEqual([
      { label: "LLM", key: "llm", mastery: 4 },
      { label: "Python", key: "python", mastery: null },
    ]);
    expect([...keys]).toEqual(["llm", "python"]);
  });

  it("is best at what it masters, in its own order", () => {
    expect(bestSkills(readProfile(record()), 3).map(({ label }) => label)).toEqual([
      "Python",
      "PostgreSQL",
      "Databricks",
    ]);
  });
});

describe("the position", () => {
  it.each([
    [100, "excellent"],
    [75, "excellent"],
    [74.9, "strong"],
    [60, "strong"],
    [59.9, "competitive"],
    [40, "competitive"],
    [39.9, "developing"],
    [0, "developing"],
  ])("a standing of %d is %s", (standing, level) => {
    expect(levelOfStanding(standing)).toBe(level);
  });

  it("is a weighted mean of what is known", () => {
    const figures = { experience: 80, common: 4, held: 2, mastery: 4 };
    expect(standingOf(figures)).toBeCloseTo(0.5 * 80 + 0.3 * 50 + 0.2 * 75);
    expect(standingOf({ ...figures, mastery: null })).toBeCloseTo((0.5 * 80 + 0.3 * 50) / 0.8);
    expect(standingOf({ ...figures, common: 0, held: 0, mastery: null })).toBe(80);
  });

  it("rises with experience, with common skills and with mastery", () => {
    const percent = fc.nat(100);
    const level = fc.double({ min: 1, max: 5, noNaN: true });
    fc.assert(
      fc.property(percent, percent, fc.nat(8), fc.nat(8), level, level, (e1, e2, h1, h2, m1, m2) => {
        const low = standingOf({
          experience: Math.min(e1, e2),
          common: 8,
          held: Math.min(h1, h2),
          mastery: Math.min(m1, m2),
        });
        const high = standingOf({
          experience: Math.max(e1, e2),
          common: 8,
          held: Math.max(h1, h2),
          mastery: Math.max(m1, m2),
        });
        expect(high).toBeGreaterThanOrEqual(low);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("counts the skills that a quarter of the peers hold", () => {
    expect(positionFigures(readProfile(record()), market())).toEqual({
      experience: 50,
      common: 3,
      held: 1,
      mastery: 3.6,
    });
  });

  it.each([
    ["excellent", 20],
    ["strong", 20],
    ["competitive", 10],
    ["developing", 0],
  ] as const)("%s is worded so that the score adds %i", (level, bonus) => {
    const words = messages.Insights.engine.position[level].split(" ")[0]?.toLowerCase();
    expect(words).toBe(level);
    expect(positionBonus(messages.Insights.engine.position[level])).toBe(bonus);
  });

  it.each([
    ["no skills", record({ skills: [] }), emptyMarket, "position.noSkills"],
    ["nobody to compare with", record(), emptyMarket, "position.unknown"],
    ["four to compare with", record(), market({ peerCount: 4 }), "position.unknown"],
  ])("is none with %s, and adds nothing to the score", (_name, profile, peers, key) => {
    const { level, sentence: said } = marketPosition(readProfile(profile), peers);
    expect([level, said.key]).toEqual([null, key]);
    expect(positionBonus(say(said))).toBe(0);
  });
});

describe("missing skills", () => {
  const gaps = (peers: Market, profile = record()) => missingSkills(readProfile(profile), peers);

  it("are those of a quarter of the peers, ranked by frequency x lift, near ones higher", () => {
    // Snowflake: 0.3 x 7.5, near dbt or Databricks; Docker: 0.5 x 2.5. Excel is held by a fifth only.
    expect(gaps(market()).map(({ name, percent }) => [name, percent])).toEqual([
      ["Snowflake", 30],
      ["Docker", 50],
    ]);
  });

  it("are none among fewer than five peers, nor held by fewer than three", () => {
    expect(gaps(market({ peerCount: 4 }))).toEqual([]);
    expect(gaps(market({ peerCount: 6, skills: [held("Docker", 2), held("Snowflake", 3)] }))).toHaveLength(1);
  });

  it("are never a name of a skill that is there, nor an industry", () => {
    const every = skills.map(({ key, label }) => ({ key, name: label, holders: 30, everywhere: 100 }));
    fc.assert(
      fc.property(fc.subarray([...skills], { minLength: 1, maxLength: 60 }), fc.nat(5), (own, pick) => {
        const written = own.map(({ key, label }) => {
          const phrases = skillPhrases(key).filter((phrase) => skillKey(phrase) === key);
          return phrases[pick % Math.max(1, phrases.length)] ?? label;
        });
        const named = gaps(market({ skills: every }), record({ skills: written }));
        const keys = new Set(written.map(skillKey));
        expect(named.filter(({ key, name }) => keys.has(key) || keys.has(skillKey(name)))).toEqual([]);
        const industries = new Set(skills.filter(({ group }) => group === "domain").map(({ key }) => key));
        expect(named.filter(({ key }) => industries.has(key))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("of another adviser are kept when they were found", () => {
    const found = gaps(market());
    expect(keepFoundGaps(["docker", "Python", "Cobol", "Docker"], found).map(({ name }) => name)).toEqual([
      "Docker",
    ]);
    expect(keepFoundGaps([], found)).toEqual([]);
  });
});

describe("an analysis", () => {
  const keys = (found: readonly Sentence[]) => found.map(({ key }) => key.split(".")[1]);

  it("finds nothing to improve in a complete profile", () => {
    const found = analyseProfile(record(), market({ skills: [] }));
    expect(keys(found.improvementAreas)).toEqual([]);
    expect(keys(found.suggestions)).toEqual([]);
  });

  it.each<[string, Partial<ProfileRecord>, string]>([
    ["no description", { description: " " }, "noDescription"],
    [
      "a short description",
      { description: "I moved 87 jobs in Python for banks with Kafka." },
      "shortDescription",
    ],
    [
      "a long description",
      { description: "Moved 87 Python jobs for banks to Kafka. ".repeat(50) },
      "longDescription",
    ],
    ["no result", { description: record().description.replace(/87|five/g, "the") }, "noResults"],
    ["no title", { title: "" }, "noTitle"],
    ["a vague title", { title: "Senior Consultant" }, "vagueTitle"],
    ["no skills", { skills: [] }, "noSkills"],
    ["few skills", { skills: ["Python"] }, "fewSkills"],
    ["many skills", { skills: skills.slice(0, 60).map(({ label }) => label) }, "manySkills"],
    ["skills nobody sees used", { skills: ["Terraform", "Go", "Rust", "Ansible", "Helm"] }, "unprovenSkills"],
    ["no industry", { description: record().description.replace("banks", "people") }, "noIndustry"],
    ["no mastery level", { skillMastery: { Python: 5 } }, "noMastery"],
    ["no portfolio", { portfolioUrl: null }, "noPortfolio"],
    ["no picture", { profileImage: null }, "noPicture"],
    ["no arrangement", { workArrangement: [] }, "noArrangement"],
    ["no radius", { workArrangement: ["onsite"] }, "noRadius"],
    ["no hours", { weeklyAvailabilityHours: null }, "noHours"],
  ])("of a profile with %s says so", (_name, changes, key) => {
    expect(keys(analyseProfile(record(changes), market()).improvementAreas)).toContain(key);
  });

  it("asks for no radius of somebody who works remotely, nor a portfolio beside GitHub", () => {
    const found = analyseProfile(record({ portfolioUrl: null, githubUrl: "https://github.com/x" }), market());
    expect(keys(found.improvementAreas)).toEqual([]);
  });

  it("quotes the vague sentence and rewrites the first from the facts", () => {
    const description =
      "I am a passionate professional. I offer various innovative solutions. I built a forecast for a shop.";
    const found = analyseProfile(record({ description }), market());
    const texts = found.suggestions.map(say);
    expect(texts[0]).toBe(
      "Open with facts. Instead of “I am a passionate professional.”, for example: “Data Engineer with 8 years of experience in Python, PostgreSQL, and Databricks, based in Tampere, Finland.”",
    );
    expect(texts[1]).toContain("“I offer various innovative solutions.” says nothing a client can check.");
    expect(texts[2]).toContain("“I built a forecast for a shop.” tells the work without its outcome.");
    expect(texts[4]).toContain("30% of the 40 experts with your skills list it");
  });

  it("proposes Finnish for a Finnish profile", () => {
    const description = "Olen innokas osaaja ja teen monipuolisesti kaikkea. Minulla on hyvä asenne.";
    const [opening] = analyseProfile(record({ description, title: "Data-arkkitehti" }), market()).suggestions;
    expect(say(opening as Sentence)).toContain(
      "“Data-arkkitehti, 8 vuotta kokemusta. Vahvinta osaamista: Python, PostgreSQL ja Databricks. Sijainti: Tampere, Suomi.”",
    );
  });

  it("proposes the page's language where the description is empty", () => {
    const empty = record({ description: "", title: "Datakonsult" });
    const first = (language: "en" | "fi" | "sv") => analyseProfile(empty, market(), language).suggestions[0];
    expect(say(first("fi") as Sentence)).toContain("8 vuotta kokemusta");
    expect(say(first("sv") as Sentence)).toContain("8 års erfarenhet av Python, PostgreSQL och Databricks");
    expect(say(first("en") as Sentence)).toContain("8 years of experience");
  });

  it("leaves out of a proposed opening what is not known", () => {
    const empty = { description: "", title: "", experienceYears: 0, location: "Remote", skills: ["Python"] };
    const texts = analyseProfile(record(empty), market()).suggestions.map(say);
    expect(texts.join("\n")).toContain("“Consultant, Python.”");
  });

  it("reads availability against the market", () => {
    const found = analyseProfile(record({ availability: "busy" }), market());
    expect(say(found.suggestions.at(-1) as Sentence)).toBe(
      "Check your availability: 55% of the 40 experts with your skills can start now, and your profile says busy.",
    );
  });

  const arbitraryRecord = fc.record<ProfileRecord>({
    title: fc.string({ unit: anyCharacter, maxLength: 120 }),
    description: fc.oneof(fc.string({ unit: anyCharacter, maxLength: 600 }), fc.lorem({ maxCount: 80 })),
    skills: fc.array(
      fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom(...skills.map(({ label }) => label))),
      { maxLength: 60 },
    ),
    skillMastery: fc.constant({ Python: 4 }),
    experienceYears: fc.nat(70),
    hourlyRate: fc.integer({ min: 100, max: 100_000 }).map((cents) => cents / 100),
    location: fc.string({ maxLength: 80 }),
    workArrangement: fc.subarray(["remote", "hybrid", "onsite"] as const),
    workRadius: fc.option(fc.nat(2000)),
    availability: fc.constantFrom("available", "next_week", "2_weeks", "busy"),
    weeklyAvailabilityHours: fc.option(fc.nat(60)),
    portfolioUrl: fc.option(fc.webUrl()),
    githubUrl: fc.option(fc.webUrl()),
    profileImage: fc.option(fc.webUrl()),
  });
  const arbitraryMarket = fc
    .record({ peerCount: fc.nat(50), comparable: fc.nat(50), below: fc.nat(50) })
    .map(({ peerCount, comparable, below }) =>
      market({
        peerCount,
        comparable: { peerCount: Math.min(comparable, peerCount), rates: market().rates },
        experience: { below: Math.min(below, peerCount), same: 0 },
      }),
    );

  it("of whatever profile is complete, bounded and the same each time", () => {
    fc.assert(
      fc.property(arbitraryRecord, arbitraryMarket, (profile, peers) => {
        const found = analyseProfile(profile, peers);
        expect(analyseProfile(profile, peers)).toEqual(found);
        expect(found.improvementAreas.length).toBeLessThanOrEqual(8);
        expect(found.suggestions.length).toBeLessThanOrEqual(6);
        expect(found.rate.suggestedCents).toBeGreaterThanOrEqual(100);
        expect(found.rate.suggestedCents).toBeLessThanOrEqual(100_000);
        const said = [found.position, found.rate.reasoning, ...found.suggestions, ...found.improvementAreas];
        for (const text of said.map(say)) {
          expect(text).not.toMatch(/\bundefined\b|\bNaN\b|Insights\./);
          expect(text.length).toBeLessThan(900);
        }
        expect(positionBonus(say(found.position))).toBe(
          found.level === null
            ? 0
            : { excellent: 20, strong: 20, competitive: 10, developing: 0 }[found.level],
        );
      }),
      { numRuns: 150 },
    );
  });

  it("has no more to improve once a link, a picture, hours or levels are there", () => {
    fc.assert(
      fc.property(arbitraryRecord, arbitraryMarket, (profile, peers) => {
        const areas = (changes: Partial<ProfileRecord>) =>
          analyseProfile({ ...profile, ...changes }, peers).improvementAreas.length;
        const before = areas({});
        const levels = Object.fromEntries(profile.skills.map((skill) => [skill, 3]));
        for (const fill of [
          { portfolioUrl: "https://example.com" },
          { profileImage: "/1.webp" },
          { weeklyAvailabilityHours: 20 },
          { skillMastery: levels },
          { workArrangement: ["remote" as const] },
        ])
          expect(areas(fill)).toBeLessThanOrEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});

it("has a sentence for every key of the catalogue", () => {
  const all = Object.entries(messages.Insights.engine).flatMap(([group, texts]) =>
    Object.keys(texts).map((name) => `${group}.${name}` as SentenceKey),
  );
  const names = [
    "count",
    "shared",
    "needed",
    "years",
    "words",
    "wanted",
    "sentences",
    "median",
    "similar",
    "missing",
  ];
  const numbers = Object.fromEntries([...names, "common", "held", "skillCount"].map((name) => [name, 1]));
  for (const key of all) {
    const placeholders = [...JSON.stringify(messages.Insights.engine).matchAll(/\{(\w+)/g)].map(
      ([, name]) => name ?? "",
    );
    const texts = Object.fromEntries(placeholders.map((name) => [name, "x"]));
    expect(say(sentence(key, { ...texts, ...numbers }))).not.toContain("Insights");
  }
  expect(positionLevels.map((level) => `position.${level}`)).toEqual(all.slice(0, 4));
});
