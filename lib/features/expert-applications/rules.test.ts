import fc from "fast-check";
import {
  achievements,
  addSkill,
  type DraftProfile,
  draftProfile,
  expertLevel,
  namesOneOf,
  profileStrength,
  removeSkill,
  splitSkills,
  strengthMessage,
} from "./rules";

const emptyProfile: DraftProfile = {
  name: "",
  title: "",
  email: "",
  description: "",
  skills: [],
  portfolio: "",
  linkedinUrl: "",
  experienceYears: null,
  hourlyRate: null,
  weeklyAvailabilityHours: null,
};
/** Seven fields filled; every number just below what counts. */
const filledProfile: DraftProfile = {
  name: "Aino Virtanen",
  title: "Data engineer",
  email: "aino@example.fi",
  description: "Builds data platforms.",
  skills: ["Python"],
  portfolio: "https://aino.example",
  linkedinUrl: "https://www.linkedin.com/in/aino",
  experienceYears: 3,
  hourlyRate: 50,
  weeklyAvailabilityHours: 19,
};

describe("skills as text", () => {
  it.each([
    ["", []],
    [" , ,,", []],
    ["Python", ["Python"]],
    [" Python ,Machine  Learning,, SQL,", ["Python", "Machine Learning", "SQL"]],
    ["Python, python, PYTHON", ["Python"]],
    ["C, C#, C++", ["C", "C#", "C++"]],
    ["Tekoäly, TEKOA\u0308LY", ["Tekoäly"]],
  ])("splits %j", (text, skills) => {
    expect(splitSkills(text)).toEqual(skills);
  });

  it.each([
    ["", "Python", "Python"],
    ["SQL", "Python", "SQL, Python"],
    ["SQL, ", "Python", "SQL, Python"],
    ["SQL, python", "Python", "SQL, python"],
    ["SQL", " , ", "SQL"],
  ])("adds to %j the skill %j", (text, skill, result) => {
    expect(addSkill(text, skill)).toBe(result);
  });

  it("removes a skill whatever its case, and leaves the others", () => {
    expect(removeSkill("SQL, Python, dbt", "python")).toBe("SQL, dbt");
    expect(removeSkill("SQL", "Python")).toBe("SQL");
  });

  const skill = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((text) => splitSkills(text)[0] ?? "")
    .filter((text) => text !== "");

  it("holds each skill once, and what was added stays added", () => {
    fc.assert(
      fc.property(fc.array(skill, { maxLength: 8 }), skill, (known, added) => {
        const once = addSkill(known.join(","), added);
        expect(addSkill(once, added)).toBe(once);
        const keys = splitSkills(once).map((each) => each.normalize("NFC").toLocaleLowerCase("en"));
        expect(new Set(keys).size).toBe(keys.length);
        expect(namesOneOf(splitSkills(once), [added])).toBe(true);
        expect(namesOneOf(splitSkills(removeSkill(once, added)), [added])).toBe(false);
      }),
    );
  });
});

describe("what the aids read of a form", () => {
  it("takes texts trimmed, and numbers only when they are some", () => {
    expect(
      draftProfile({
        name: "  Aino ",
        title: "   ",
        email: undefined,
        skills: "Python,, SQL",
        experienceYears: 4,
        hourlyRate: "a lot",
        weeklyAvailabilityHours: Number.NaN,
      }),
    ).toEqual({ ...emptyProfile, name: "Aino", skills: ["Python", "SQL"], experienceYears: 4 });
  });
});

describe("profile strength", () => {
  const score = (profile: Partial<DraftProfile>, base = emptyProfile) =>
    profileStrength({ ...base, ...profile }).score;

  it.each<[string, Partial<DraftProfile>, number]>([
    ["nothing", {}, 0],
    ["a name", { name: "Aino" }, 12],
    ["a title", { title: "Engineer" }, 12],
    ["an email", { email: "a@b.fi" }, 12],
    ["a description", { description: "x" }, 12],
    ["skills", { skills: ["Python"] }, 12],
    ["many skills", { skills: ["Python", "SQL", "dbt"] }, 12],
    ["a portfolio", { portfolio: "https://a.fi" }, 12],
    ["LinkedIn", { linkedinUrl: "https://a.fi" }, 12],
    ["3 years", { experienceYears: 3 }, 0],
    ["over 3 years", { experienceYears: 4 }, 10],
    ["a rate of 50", { hourlyRate: 50 }, 0],
    ["a rate over 50", { hourlyRate: 60 }, 5],
    ["19 hours", { weeklyAvailabilityHours: 19 }, 0],
    ["20 hours", { weeklyAvailabilityHours: 20 }, 15],
    ["the form's defaults", { experienceYears: 1, hourlyRate: 100, weeklyAvailabilityHours: 20 }, 20],
  ])("counts %s", (_name, profile, expected) => {
    expect(score(profile)).toBe(expected);
  });

  it("adds up, and is never more than 100", () => {
    expect(score({}, filledProfile)).toBe(84);
    expect(score({ experienceYears: 4 }, filledProfile)).toBe(94);
    expect(score({ weeklyAvailabilityHours: 20 }, filledProfile)).toBe(99);
    expect(score({ experienceYears: 10, hourlyRate: 100, weeklyAvailabilityHours: 40 }, filledProfile)).toBe(
      100,
    );
  });

  it.each([
    [0, "keepGoing"],
    [49, "keepGoing"],
    [50, "almostThere"],
    [79, "almostThere"],
    [80, "excellent"],
    [100, "excellent"],
  ])("says at %i: %s", (points, message) => {
    expect(strengthMessage(points)).toBe(message);
  });

  it("names what is missing in the order of the form, with points that can still be had", () => {
    expect(profileStrength({ ...filledProfile, portfolio: "", name: "" }).missing).toEqual([
      { part: "name", points: 12 },
      { part: "portfolio", points: 12 },
      { part: "weeklyAvailabilityHours", points: 15 },
      { part: "hourlyRate", points: 5 },
      { part: "experienceYears", points: 10 },
    ]);
    expect(profileStrength({ ...filledProfile, experienceYears: 4 }).missing).toEqual([
      { part: "weeklyAvailabilityHours", points: 6 },
      { part: "hourlyRate", points: 5 },
    ]);
    expect(
      profileStrength({
        ...filledProfile,
        linkedinUrl: "",
        experienceYears: 4,
        weeklyAvailabilityHours: 20,
        hourlyRate: 60,
      }).missing,
    ).toEqual([]);
  });

  const number = fc.option(fc.integer({ min: 0, max: 1000 }));
  const text = fc.constantFrom("", "Aino", "https://aino.example");
  const anyProfile: fc.Arbitrary<DraftProfile> = fc.record({
    name: text,
    title: text,
    email: text,
    description: text,
    skills: fc.array(fc.constantFrom("Python", "SQL", "dbt"), { maxLength: 3 }),
    portfolio: text,
    linkedinUrl: text,
    experienceYears: number,
    hourlyRate: number,
    weeklyAvailabilityHours: number,
  });
  const more = (a: number | null, b: number | null) =>
    a === null && b === null ? null : Math.max(a ?? 0, b ?? 0);

  it("lies in 0 to 100, and never falls when something is added", () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (one, other) => {
        const both: DraftProfile = {
          name: one.name || other.name,
          title: one.title || other.title,
          email: one.email || other.email,
          description: one.description || other.description,
          skills: [...one.skills, ...other.skills],
          portfolio: one.portfolio || other.portfolio,
          linkedinUrl: one.linkedinUrl || other.linkedinUrl,
          experienceYears: more(one.experienceYears, other.experienceYears),
          hourlyRate: more(one.hourlyRate, other.hourlyRate),
          weeklyAvailabilityHours: more(one.weeklyAvailabilityHours, other.weeklyAvailabilityHours),
        };
        const { score: before, missing } = profileStrength(one);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(100);
        expect(profileStrength(both).score).toBeGreaterThanOrEqual(before);
        expect(missing.length === 0).toBe(before === 100);
        for (const { points } of missing) expect(before + points).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe("expert level", () => {
  it.each([
    [null, "risingStar"],
    [0, "risingStar"],
    [1, "risingStar"],
    [2, "intermediate"],
    [3, "intermediate"],
    [4, "advanced"],
    [6, "advanced"],
    [7, "expert"],
    [9, "expert"],
    [10, "master"],
    [50, "master"],
    [-1, "risingStar"],
  ])("of %p years is %s", (years, level) => {
    expect(expertLevel(years)).toBe(level);
  });
});

describe("achievements", () => {
  const unlocked = (profile: Partial<DraftProfile>) =>
    achievements({ ...emptyProfile, ...profile })
      .filter(({ isUnlocked }) => isUnlocked)
      .map(({ achievement }) => achievement);
  const five = ["a", "b", "c", "d", "e"];

  it("come in their order, locked at first", () => {
    expect(achievements(emptyProfile).map(({ achievement }) => achievement)).toEqual([
      "profileBasics",
      "skillMaster",
      "veteranExpert",
      "professionalPresence",
      "storyteller",
      "fullTimeReady",
    ]);
    expect(unlocked({})).toEqual([]);
  });

  it.each<[Partial<DraftProfile>, string[]]>([
    [{ name: "A", email: "a@b.fi" }, []],
    [{ name: "A", email: "a@b.fi", title: "T" }, ["profileBasics"]],
    [{ skills: five.slice(1) }, []],
    [{ skills: five }, ["skillMaster"]],
    [{ experienceYears: 4 }, []],
    [{ experienceYears: 5 }, ["veteranExpert"]],
    [{ portfolio: "https://a.fi" }, []],
    [{ linkedinUrl: "https://a.fi" }, []],
    [{ portfolio: "https://a.fi", linkedinUrl: "https://b.fi" }, ["professionalPresence"]],
    [{ description: "x".repeat(100) }, []],
    [{ description: "x".repeat(101) }, ["storyteller"]],
    [{ description: "\u{1F600}".repeat(60) }, []],
    [{ weeklyAvailabilityHours: 39 }, []],
    [{ weeklyAvailabilityHours: 40 }, ["fullTimeReady"]],
  ])("%j unlocks %j", (profile, expected) => {
    expect(unlocked(profile)).toEqual(expected);
  });
});
