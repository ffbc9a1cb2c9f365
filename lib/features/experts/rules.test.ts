import fc from "fast-check";
import { distinctSkills, skills as vocabulary } from "@/lib/shared/skills";
import { fullExpert } from "@/tests/support/dto-factories";
import { comparableExpert, expertChanges, levelsOf } from "./rules";

const now = new Date("2027-03-01T10:00:00Z");
const before = fullExpert({ skillMastery: { Python: 5, Kubernetes: 2 }, approvalStatus: "pending" });

describe("expertChanges", () => {
  it("changes nothing that was not sent", () => {
    expect(expertChanges(before, {}, now)).toEqual({});
    expect(expertChanges(before, { phone: null, availability: "busy" }, now)).toEqual({
      phone: null,
      availability: "busy",
      // What somebody says of their time is fresh from then on.
      availabilityConfirmedAt: now,
    });
  });

  it.each([
    { title: "Kubernetes engineer" },
    { description: "Writes Python for planners." },
    { location: "Oulu" },
    { skills: ["Rust"] },
  ])("compares anew what %j says", (input) => {
    expect(expertChanges(before, input, now)).toMatchObject(comparableExpert({ ...before, ...input }));
  });

  it("names the rate by its unit", () => {
    expect(expertChanges(before, { hourlyRate: 9550 }, now)).toEqual({ hourlyRateCents: 9550 });
  });

  it.each([
    ["Turku, Suomi", "Turku, Suomi", "turku"],
    ["Åbo", "Åbo", "turku"],
    ["Stockholm", "Stockholm", null],
    [null, "", null],
  ])("finds the city of %j", (location, stored, cityKey) => {
    expect(expertChanges(before, { location }, now)).toMatchObject({ location: stored, cityKey });
  });

  it("keeps the levels of the skills that stay, also under another name", () => {
    expect(expertChanges(before, { skills: ["K8s", "Rust", "python"] }, now)).toMatchObject({
      skills: ["K8s", "Rust", "python"],
      skillKeys: ["kubernetes", "rust", "python"],
      skillMastery: { K8s: 2, python: 5 },
    });
  });

  it("takes new levels for the skills there are", () => {
    expect(expertChanges(before, { skillMastery: { python: 3, Rust: 5 } }, now)).toEqual({
      skillMastery: { Python: 3 },
    });
    expect(expertChanges(before, { skills: ["Rust"], skillMastery: { Rust: 4 } }, now)).toMatchObject({
      skills: ["Rust"],
      skillKeys: ["rust"],
      skillMastery: { Rust: 4 },
    });
  });

  it("notes when an expert was approved, and forgets it with the approval", () => {
    const approved = { ...before, approvalStatus: "approved" as const };
    expect(expertChanges(before, { approvalStatus: "approved" }, now)).toEqual({
      approvalStatus: "approved",
      approvedAt: now,
    });
    expect(expertChanges(approved, { approvalStatus: "approved" }, now)).toEqual({});
    expect(expertChanges(approved, { approvalStatus: "rejected" }, now)).toEqual({
      approvalStatus: "rejected",
      approvedAt: null,
    });
  });
});

describe("comparableExpert", () => {
  it("finds what an expert's words mean", () => {
    expect(
      comparableExpert({
        skills: ["kielimallit", "LLM", "Python"],
        title: "Kubernetes engineer",
        description: "Machine learning in Rust.",
        location: "Åbo, Finland",
        workRadius: 20,
        caseStudies: [{ title: "Data pipelines", client: "A bank", result: null, year: 2024, link: null }],
        certificates: [
          { name: "Certified Kubernetes Administrator", issuer: "CNCF", year: 2023 },
          { name: "Procurement Professional", issuer: null, year: null },
        ],
        education: [{ degree: "MSc, Bioinformatics", school: "Aalto University", year: 2012 }],
      }),
    ).toEqual({
      textLanguage: null,
      titleLanguage: null,
      caseLanguages: [null],
      skillKeys: ["llm", "python"],
      titleSkillKeys: ["kubernetes"],
      descriptionSkillKeys: ["machine-learning", "rust", "data-pipelines", "banking", "bioinformatics"],
      certificateSkillKeys: ["cka", "procurement"],
      meaningWords: [],
      cityKey: "turku",
      reachedCityKeys: [
        ...["turku", "kaarina", "raisio", "lieto", "naantali", "parainen", "masku"],
        "varsinais-suomi",
      ],
    });
  });

  it("shows of what stands behind a profile only so many skills as make nobody less credible", () => {
    const words = { title: "", description: "", location: "", workRadius: null };
    const certificates = vocabulary
      .filter(({ group }) => group === "cloud")
      .slice(0, 20)
      .map(({ label }) => ({ name: label, issuer: null, year: null }));
    const shown = (skills: string[]) =>
      comparableExpert({ ...words, skills, certificates }).certificateSkillKeys.length;
    const listed = vocabulary.filter(({ group }) => group === "testing").map(({ label }) => label);
    expect(shown(listed.slice(0, 20))).toBe(4);
    expect(shown(listed.slice(0, 30))).toBe(0);
  });

  it.each([
    ["Stockholm", 500, []],
    ["Åland", 500, ["ahvenanmaa"]],
    ["Pirkanmaa, Finland", null, ["pirkanmaa"]],
    ["Turku", null, ["turku", "varsinais-suomi"]],
    ["Turku", 0, ["turku", "varsinais-suomi"]],
    ["Espoo", 5, ["espoo", "kauniainen", "uusimaa", "paakaupunkiseutu"]],
  ])("reaches from %s, %s km around: %j", (location, workRadius, reachedCityKeys) => {
    const words = { skills: [], title: "", description: "", location, workRadius };
    expect(comparableExpert(words)).toMatchObject({ reachedCityKeys });
  });
});

describe("skills and levels", () => {
  it("an exact name goes before another name of the same skill", () => {
    expect(levelsOf(["Kubernetes"], { Kubernetes: 4, K8s: 1 })).toEqual({ Kubernetes: 4 });
    expect(levelsOf(["Kubernetes"], { K8s: 1 })).toEqual({ Kubernetes: 1 });
  });

  it("what has no letter or digit is a skill of its own", () => {
    expect(levelsOf(["+", "-"], { "+": 3 })).toEqual({ "+": 3 });
  });

  it("levels belong to skills that are there, and keys to labels one by one", () => {
    const label = fc.oneof(
      fc.constantFrom("Python", "python", "K8s", "Kubernetes", "__proto__", "constructor"),
      fc.string({ minLength: 1, maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(label), fc.dictionary(label, fc.integer({ min: 1, max: 5 })), (labels, levels) => {
        const skills = distinctSkills(labels);
        for (const [skill, level] of Object.entries(levelsOf(skills, levels))) {
          expect(skills).toContain(skill);
          expect(Object.values(levels)).toContain(level);
        }
      }),
    );
  });
});
