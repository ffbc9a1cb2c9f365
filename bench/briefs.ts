import { developmentBriefs, type GradedBrief, heldOutBriefs } from "../tests/briefs/corpus";
import { gradedFields, scoreBriefs, shareOfFields, shareRight } from "../tests/briefs/evaluation";
import type { Report } from "./report";

const languages = ["en", "fi", "sv"] as const;

function reportHalf(name: string, briefs: readonly GradedBrief[], report: Report) {
  report.section(`${briefs.length} briefs read by the rules, ${name}`);
  const score = scoreBriefs(briefs);
  const byLanguage = languages.map((language) => ({
    language,
    score: scoreBriefs(briefs.filter((brief) => brief.language === language)),
  }));
  const percent = (share: number) => Math.round(share * 100);
  for (const field of gradedFields) {
    const { empty, wrong } = score.fields[field];
    const shares = byLanguage.map(
      (each) => `${each.language} ${percent(shareRight(each.score.fields[field]))}`,
    );
    report.add({
      name: field,
      value: percent(shareRight(score.fields[field])),
      unit: "% right",
      detail: `${empty} left empty, ${wrong} wrong; ${shares.join(", ")}`,
    });
  }
  const shares = byLanguage.map((each) => `${each.language} ${percent(shareOfFields(each.score))}`);
  report.add(
    { name: "all fields", value: percent(shareOfFields(score)), unit: "% right", detail: shares.join(", ") },
    { name: "skills asked for that are found", value: percent(score.skillRecall), unit: "%" },
    { name: "skills found that may stand there", value: percent(score.skillPrecision), unit: "%" },
    { name: "welcome or denied skills taken for required", value: score.falseRequirements },
    { name: "welcome skills that are found so", value: percent(score.optionalRecall), unit: "%" },
    { name: "skills found as welcome that may be so", value: percent(score.optionalPrecision), unit: "%" },
  );
}

/** How exactly briefs are read, field by field: the half the reader was tuned on, and the half it was not. */
export function reportBriefs(report: Report) {
  reportHalf("tuned on", developmentBriefs, report);
  reportHalf("held apart", heldOutBriefs, report);
}
