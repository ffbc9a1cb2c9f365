import type { Market } from "@/lib/features/market/rules";
import {
  countWords,
  isVagueTitle,
  namesIndustry,
  namesResult,
  skillsNamedIn,
  splitSentences,
} from "@/lib/shared/prose";
import { type Sentence, sentence } from "@/lib/shared/sentences";
import { bestSkills, type Profile } from "./profile";

/** What a profile is measured by. */
const wanted = { fewestWords: 60, mostWords: 300, fewestSkills: 5, mostSkills: 25 } as const;
/** So many of the best skills should be seen at work in the texts. */
export const provenSkills = 6;
/** More would bury the first; each one costs three points of the score (000 §7). */
export const mostImprovementAreas = 8;

/** A check gives its sentence, or null when there is nothing to improve. */
type Check = (profile: Profile, market: Market) => Sentence | null;

const checkDescription: Check = ({ record }) => {
  const words = countWords(record.description);
  if (words === 0) return sentence("areas.noDescription");
  if (words < wanted.fewestWords)
    return sentence("areas.shortDescription", { words, wanted: wanted.fewestWords });
  if (words > wanted.mostWords) return sentence("areas.longDescription", { words, wanted: wanted.mostWords });
  return null;
};

const checkResults: Check = ({ record }) => {
  const sentences = splitSentences(record.description);
  if (sentences.some(namesResult)) return null;
  return sentence("areas.noResults", { sentences: sentences.length });
};

const checkTitle: Check = ({ record }) =>
  isVagueTitle(record.title)
    ? sentence(record.title.trim() === "" ? "areas.noTitle" : "areas.vagueTitle", {
        title: record.title.trim(),
      })
    : null;

const checkSkillCount: Check = (profile, { medianSkillCount }) => {
  const count = profile.skills.length;
  if (count === 0) return sentence("areas.noSkills");
  if (count < wanted.fewestSkills)
    return sentence("areas.fewSkills", { count, median: Math.round(medianSkillCount ?? 0) });
  if (count > wanted.mostSkills) return sentence("areas.manySkills", { count, wanted: wanted.mostSkills });
  return null;
};

/** The best skills that neither title nor description name. */
export function unprovenSkills(profile: Profile): string[] {
  const best = bestSkills(profile, provenSkills);
  const named = skillsNamedIn(`${profile.record.title}\n${profile.record.description}`, best);
  return best.filter((skill) => !named.includes(skill)).map(({ label }) => label);
}

const checkProvenSkills: Check = (profile) => {
  const best = bestSkills(profile, provenSkills);
  const unproven = unprovenSkills(profile);
  const named = best.length - unproven.length;
  if (named * 3 >= best.length) return null;
  return sentence("areas.unprovenSkills", { named, count: best.length });
};

const checkMastery: Check = ({ skills }) => {
  const missing = skills.filter(({ mastery }) => mastery === null).length;
  return missing === 0 ? null : sentence("areas.noMastery", { missing, count: skills.length });
};

const checkIndustry: Check = ({ record, skills }) =>
  namesIndustry([record.title, record.description, ...skills.map(({ label }) => label)].join("\n"))
    ? null
    : sentence("areas.noIndustry");

const checkPortfolio: Check = ({ record }) =>
  record.portfolioUrl || record.githubUrl ? null : sentence("areas.noPortfolio");

const checkPicture: Check = ({ record }) => (record.profileImage ? null : sentence("areas.noPicture"));

const checkArrangement: Check = ({ record: { workArrangement, workRadius } }) => {
  if (workArrangement.length === 0) return sentence("areas.noArrangement");
  const comes = workArrangement.some((arrangement) => arrangement !== "remote");
  return comes && workRadius === null ? sentence("areas.noRadius") : null;
};

const checkHours: Check = ({ record }) => (record.weeklyAvailabilityHours ? null : sentence("areas.noHours"));

/** The most useful first. */
const checks: readonly Check[] = [
  checkDescription,
  checkResults,
  checkTitle,
  checkSkillCount,
  checkProvenSkills,
  checkIndustry,
  checkMastery,
  checkPortfolio,
  checkPicture,
  checkArrangement,
  checkHours,
];

/** What a profile lacks, the most useful first, at most eight. */
export function improvementAreas(profile: Profile, market: Market): Sentence[] {
  return checks.flatMap((check) => check(profile, market) ?? []).slice(0, mostImprovementAreas);
}
