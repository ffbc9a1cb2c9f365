import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/shared/locales";
import en from "@/messages/en";
import fi from "@/messages/fi";
import sv from "@/messages/sv";
import { type BriefSource, readBrief } from "./brief";
import { type CandidateSource, readCandidate } from "./candidate";
import { explain, type Texts } from "./explain";
import { languageNames } from "./languages";
import { ExpertStore } from "./server/expert-store";

const brief: BriefSource = {
  title: "",
  description: "",
  requiredSkills: ["Python"],
  deliverables: [],
  successMetrics: null,
  additionalRequirements: null,
  preferredExpertProfile: null,
  industry: null,
  location: "Tampere",
  workArrangement: ["remote"],
  experienceRequired: "senior",
  urgency: "normal",
  budgetType: "hourly",
  hourlyRateMinCents: null,
  hourlyRateMaxCents: null,
  fixedBudgetMinCents: null,
  fixedBudgetMaxCents: null,
  durationMonths: null,
  hoursPerWeek: null,
  preferredTraits: [],
  personalityMatchingWeight: 0,
};

const expert: CandidateSource = {
  title: "Data engineer",
  description: "Builds warehouses that analysts rely on.",
  skills: ["Python"],
  skillMastery: {},
  languages: [
    { language: "fi", level: "native" },
    { language: "sv", level: "fluent" },
  ],
  titleSkillKeys: [],
  descriptionSkillKeys: [],
  certificateSkillKeys: [],
  background: [],
  experienceYears: 8,
  hourlyRateCents: 9_500,
  availability: "available",
  workArrangement: ["remote"],
  workRadius: 50,
  cityKey: "tampere",
  personality: [],
};

/** A catalogue whose every expert works in Finnish and Swedish, so that these are common words there. */
const store = new ExpertStore();
const candidate = readCandidate(expert);
for (let index = 0; index < 20; index += 1)
  store.put(index, candidate, { displayOrder: index, createdAt: 0 });

function textsIn(locale: Locale): Texts {
  const messages = { en, fi, sv }[locale];
  const t = createTranslator({ locale, messages, namespace: "Matching" }) as unknown as Texts["t"];
  return {
    t,
    euros: (cents) => `€${Math.round(cents / 100)}`,
    name: (skill) => skill,
    language: (code) => code,
  };
}

/** The reason of the text factor, its score, and the advice. */
function explained(locale: Locale, wished: Partial<BriefSource>) {
  const texts = textsIn(locale);
  const source = readBrief({ ...brief, ...wished });
  const { factors, improvements } = explain(source, { source: expert, candidate }, store, texts);
  const text = factors.find(({ key }) => key === "text");
  return { reason: text?.reason, score: text?.score, improvements: improvements.join("\n") };
}

const wishedLanguages = [languageNames.fi[0], languageNames.sv[0]].join("\n");
const isLanguage = new RegExp(Object.values(languageNames).flat().join("|"), "i");

it.each([
  ["en", "Languages in common with the brief: fi, sv."],
  ["fi", "Yhteisiä kieliä kuvauksen kanssa: fi, sv."],
  ["sv", "Gemensamma språk med uppdragsbeskrivningen: fi, sv."],
] as const)("names wished languages as languages, in %s", (locale, sentence) => {
  const { reason, score, improvements } = explained(locale, { preferredExpertProfile: wishedLanguages });
  expect(reason).toBe(sentence);
  expect(score).toBe(100);
  expect(improvements).not.toMatch(isLanguage);
});

it.each([
  [
    "en",
    "Shares only common words with the brief: analysts, warehouses. Languages in common with the brief: fi, sv.",
  ],
  [
    "fi",
    "Kuvauksen kanssa on yhteisiä vain tavallisia sanoja: analysts, warehouses. Yhteisiä kieliä kuvauksen kanssa: fi, sv.",
  ],
  [
    "sv",
    "Har bara vanliga ord gemensamt med uppdragsbeskrivningen: analysts, warehouses. Gemensamma språk med uppdragsbeskrivningen: fi, sv.",
  ],
] as const)("names the other words that it shares, in %s", (locale, sentence) => {
  const description = "Warehouses for our analysts.";
  const { reason } = explained(locale, { description, preferredExpertProfile: wishedLanguages });
  expect(reason).toBe(sentence);
});

/** The reason of the skills factor for somebody with another profile. */
function skillsOf(profile: Partial<CandidateSource>, requiredSkills: string[]) {
  const source = { ...expert, ...profile };
  const read = readCandidate(source);
  const catalogue = new ExpertStore();
  catalogue.put(1, read, { displayOrder: 1, createdAt: 0 });
  const wished = readBrief({ ...brief, requiredSkills });
  const { factors } = explain(wished, { source, candidate: read }, catalogue, textsIn("en"));
  return factors.find(({ key }) => key === "skills")?.reason;
}

it("quotes of a craft the words that are typical of it", () => {
  const description =
    "I bought a server for a plant once. We moved forty racks to AWS with a cutover in one night. Cloud is fine.";
  expect(skillsOf({ description }, ["Cloud Migration"])).toMatch(/forty racks to AWS with a cutover/);
});

it("takes nobody to do what the issuer of a certificate does", () => {
  const certificate = (name: string, issuer: string) => ({
    in: "certificate" as const,
    name,
    text: `${name}. ${issuer}`,
  });
  const background = [
    certificate("Professional Data Engineer", "Google Cloud"),
    certificate("Practitioner", "Microsoft Azure"),
    certificate("Associate", "AWS Hosting"),
  ];
  const { evidence, words } = readCandidate({ ...expert, background });
  expect([...evidence.keys()]).toEqual(["python"]);
  // Who issued it can still be found by its name.
  expect(words).toContain("googl");
});
