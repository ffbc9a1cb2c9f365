import { ChevronDown } from "lucide-react";
import { useTranslations } from "#texts";
import type { ProfileAnalysis } from "@/lib/features/profile-advice/schemas";
import { profileScore } from "@/lib/features/profile-advice/score";

const signed = (sign: string, points: number) => (points === 0 ? "0" : `${sign}${points}`);

/** The arithmetic of the score (spec 000 §7), for whoever wants to know. */
export function ScoreBreakdown({ analysis }: { analysis: ProfileAnalysis }) {
  const t = useTranslations("Insights.optimiser");
  const { score, start, position, missing, improvements } = profileScore(analysis);
  const rows = [
    { label: t("scoreStart"), value: String(start) },
    { label: t("scorePosition"), value: signed("+", position) },
    {
      label: t("scoreMissing", { count: analysis.missingSkills.length }),
      value: signed("−", missing),
    },
    {
      label: t("scoreImprovements", { count: analysis.improvementAreas.length }),
      value: signed("−", improvements),
    },
  ];
  return (
    <details className="group max-w-md text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-primary">
        {t("scoreHow")}
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <dl className="divide-y divide-border border-border border-y">
        {[...rows, { label: t("score"), value: String(score) }].map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-6 py-1.5 last:font-semibold">
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
