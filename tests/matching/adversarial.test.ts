import { readBrief } from "@/lib/features/matching/brief";
import { skillKey, skillsInText, skills as vocabulary } from "@/lib/shared/skills";
import { rankingOf, scoresOfAll, someone, wish, wishedSkills } from "./adversaries";
import { engine, toBriefSource } from "./evaluation";
import { development, type LabelledExpert } from "./labelled-set";

// What somebody would write who wants to be first, or to break the ranking.

const forecast = wish({
  title: "Demand forecast for a bakery chain",
  description:
    "Forecast the daily sales of 80 shops in Python, and explain the figures to the planners of each.",
  requiredSkills: ["Forecasting", "Python", "SQL"],
});

const honest = someone("honest", {
  title: "Data scientist",
  description: "I forecast what 300 shops sell each day and explain it to planners. Python and SQL daily.",
  skills: ["Forecasting", "Python", "SQL"],
  skillMastery: { Forecasting: 5, Python: 5, SQL: 4 },
});

/** Lists what he has not done. The one who names it in prose to deny it is another matter. */
const isListStuffer = (key: string) => key.startsWith("stuffer") && key !== "stuffer-prose-nokia";

describe("stuffing", () => {
  const scoreOf = (values: Partial<LabelledExpert>) =>
    scoresOfAll(forecast, [someone("one", values), honest])[0]?.score as number;

  it("a word counts once, however often it is written", () => {
    const once = scoreOf({ description: "Forecasting in Python." });
    expect(scoreOf({ description: "Forecasting in Python. ".repeat(60) })).toBe(once);
  });

  it("a skill counts once, under however many of its names", () => {
    const once = scoreOf({ skills: ["Machine Learning", "Python"] });
    expect(
      scoreOf({ skills: ["Machine Learning", "ML", "Koneoppiminen", "Maskininlärning", "Python"] }),
    ).toBe(once);
  });

  it.each([
    ["the whole vocabulary", { skills: vocabulary.map(({ label }) => label) }],
    [
      "the whole vocabulary as an expert of each",
      {
        skills: vocabulary.map(({ label }) => label),
        skillMastery: Object.fromEntries(vocabulary.map(({ label }) => [label, 5])),
      },
    ],
    ["a title of skills", { title: "Forecasting Python SQL Data Science Machine Learning AI Expert" }],
    ["a list without a story", { skills: ["Forecasting", "Python", "SQL"] }],
    ["the brief itself", { description: forecast.project.description, title: forecast.project.title }],
  ] satisfies [string, Partial<LabelledExpert>][])(
    "%s does not pass somebody who has done it",
    (_, values) => {
      expect(rankingOf(forecast, [someone("stuffer", values), honest])[0]).toBe("honest");
    },
  );

  it("none of the labelled stuffers is the first of a brief that two can answer, and hardly one the second", () => {
    const rank = engine(development);
    const found = development.briefs
      .filter(({ relevance }) => Object.values(relevance).filter((grade) => grade > 1).length >= 2)
      .flatMap((brief) =>
        rank(brief)
          .slice(0, 2)
          .flatMap((key, place) => (isListStuffer(key) ? [`${place + 1}. ${key}: ${brief.key}`] : [])),
      );
    expect(found.filter((each) => each.startsWith("1."))).toEqual([]);
    expect(found.length).toBeLessThanOrEqual(2);
  });
});

describe("synonyms", () => {
  it("ask once, however often a brief says it", () => {
    const names = ["Machine Learning", "ML", "koneoppiminen", "maskininlärning"];
    expect(wishedSkills({ requiredSkills: names })).toEqual(["machine-learning"]);
    const [one, four] = [["ML"], names].map((requiredSkills) =>
      scoresOfAll(wish({ requiredSkills, title: "Help", description: "Half a year." }), [
        someone("any", { skills: ["koneoppiminen", "R"] }),
        honest,
      ]).map(({ factors }) => factors.find(({ key }) => key === "skills")),
    );
    expect(four).toEqual(one);
  });

  it.each([
    ["Java", "JavaScript"],
    ["C", "C++"],
    ["C", "C#"],
    ["Lean", "Clean Code"],
    ["Go", "Google Cloud"],
    ["Scala", "Scalable Vector Graphics"],
  ])("%s is not %s", (one, other) => {
    expect(skillKey(one)).not.toBe(skillKey(other));
    expect(skillsInText(`Years of ${other}.`)).not.toContain(skillKey(one));
  });
});

describe("look-alikes", () => {
  const plain = someone("plain", { skills: ["Python", "SQL"], skillMastery: { Python: 5, SQL: 4 } });

  it.each([
    ["full width", "Ｐｙｔｈｏｎ"],
    ["bold letters of mathematics", "𝐏𝐲𝐭𝐡𝐨𝐧"],
    ["a mark on a letter", "Pythön"],
    ["a no-break space around it", "\u00a0Python\u00a0"],
  ])("%s is the skill itself", (_, label) => {
    expect(skillKey(label)).toBe("python");
  });

  it("letters of another alphabet win nothing", () => {
    // Cyrillic Р, у, о and С.
    const alike = someone("alike", { ...plain, key: "alike", skills: ["Руthоn", "Рython", "SQL", "СSS"] });
    expect(rankingOf(forecast, [alike, plain])[0]).toBe("plain");
    const both = someone("both", { ...plain, key: "both", skills: [...plain.skills, "Руthоn", "Рython"] });
    const [first, second] = scoresOfAll(forecast, [both, plain]);
    expect(first?.score).toBeLessThanOrEqual(second?.score as number);
  });
});

describe("briefs out of measure", () => {
  const experts = development.experts.slice(0, 40);
  const isSound = (brief: ReturnType<typeof wish>) => {
    const pairs = scoresOfAll(brief, experts);
    for (const { score, factors } of pairs) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
      expect(factors.map((factor) => factor.score).filter((value) => !(value >= 0 && value <= 100))).toEqual(
        [],
      );
    }
    const ranking = rankingOf(brief, experts);
    expect(new Set(ranking).size).toBe(10);
    return pairs;
  };

  it("a brief that says next to nothing ranks everybody by the rest", () => {
    isSound(wish({ title: "???", description: "… – !!! 🙂🙂🙂" }));
    isSound(wish({ title: "The and of", description: "It is what it is, and that is that." }));
    const source = toBriefSource(wish({}));
    expect(readBrief({ ...source, title: "", description: "" }).requirements).toEqual([]);
  });

  it("the largest brief that the form takes is ranked like any other, and soon", () => {
    const long = development.experts.map(({ description }) => description).join(" ");
    const brief = wish({
      title: long.slice(0, 150),
      description: long.slice(0, 5_000),
      requiredSkills: vocabulary.slice(0, 20).map(({ label }) => label),
      additionalRequirements: long.slice(5_000, 6_900),
    });
    const begun = performance.now();
    isSound(brief);
    // Some tens of milliseconds; a brief that took seconds would hold up everybody.
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it("unknown words alone are nobody's skill, and nobody is shown as fit", () => {
    const pairs = isSound(
      wish({
        requiredSkills: ["Qwyzzel", "Blorft"],
        title: "Qwyzzel of blorft",
        description: "Blorft qwyzzel.",
      }),
    );
    for (const { factors } of pairs)
      expect(factors.find(({ key }) => key === "skills")?.score ?? 0).toBeLessThan(10);
  });
});

it("three languages in one brief are read as one", () => {
  const mixed = wishedSkills({
    title: "Tietovarasto till molnet",
    description:
      "Etsimme osaajaa, joka hallitsee Power BI:n. Du bör kunna maskininlärning, and write clean Python.",
    requiredSkills: ["tietovarastointi", "Pilvipalvelut"],
  });
  expect(mixed).toEqual(
    expect.arrayContaining(["data-warehousing", "cloud-computing", "power-bi", "machine-learning", "python"]),
  );
});
