import { createTranslator } from "use-intl/core";
import { readBrief } from "@/lib/features/matching/brief";
import { readCandidate } from "@/lib/features/matching/candidate";
import { explain, type Texts } from "@/lib/features/matching/explain";
import { ExpertStore } from "@/lib/features/matching/server/expert-store";
import { weigh } from "@/lib/features/matching/weigh";
import { normalizeTerm } from "@/lib/shared/skills";
import messages from "@/messages/en";
import { developmentBriefs, type GradedBrief } from "../briefs/corpus";
import { readGraded } from "../briefs/evaluation";
import { toBriefSource, toCandidateSource } from "./evaluation";
import { development } from "./labelled-set";

// What a brief calls welcome is never called missing, nor advised: neither where the brief is read into wishes nor
// where its text stands in a posting.

const t = createTranslator({ locale: "en", messages, namespace: "Matching" }) as unknown as Texts["t"];
const texts: Texts = {
  t,
  euros: (cents) => `€${Math.round(cents / 100)}`,
  name: (skill) => skill,
  language: (code: string) => code,
};
const store = new ExpertStore();
const profiles = development.experts.map((expert) => {
  const source = toCandidateSource(expert);
  return { source, candidate: readCandidate(source) };
});
for (const [index, { candidate }] of profiles.entries())
  store.put(index, candidate, { displayOrder: index, createdAt: 0 });
const [posting] = development.briefs;

/** What is called missing or advised although the brief only welcomes it, for whoever has nothing of it. */
function wrongOf({ key, text, expected }: GradedBrief, isPosting: boolean): string[] {
  if (!posting) return ["no posting"];
  const { must, may, nice } = expected.skills;
  const reading = readGraded({ key, text, expected } as GradedBrief);
  const brief = readBrief({
    ...toBriefSource(posting),
    title: "",
    description: isPosting ? text : "",
    requiredSkills: isPosting ? must : (reading.requiredSkills ?? []),
    optionalSkills: isPosting ? [] : reading.optionalSkills,
    deliverables: [],
    successMetrics: null,
  });
  const weighed = weigh(brief, store);
  const only = nice.filter((label) => ![...must, ...may].includes(label));
  return profiles.slice(0, 40).flatMap((profile) => {
    const { missingSkills, improvements } = explain(brief, profile, store, texts, weighed);
    const told = ` ${normalizeTerm(improvements.join("\n"))} `;
    return only
      .filter((label) => missingSkills.includes(label) || told.includes(` ${normalizeTerm(label)} `))
      .map((label) => `${key} ${isPosting ? "posting" : "wishes"}: ${label}`);
  });
}

const withNice = developmentBriefs.filter(({ expected }) => expected.skills.nice.length > 0);
const wrongIn = (briefs: readonly GradedBrief[]) => [
  ...new Set(briefs.flatMap((brief) => [...wrongOf(brief, true), ...wrongOf(brief, false)])),
];

it("never calls missing what a brief only welcomes", () => {
  expect(withNice.length).toBeGreaterThan(30);
  expect(wrongIn(withNice)).toEqual([]);
});
