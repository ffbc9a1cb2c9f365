import { getLocale, getTranslations } from "next-intl/server";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { matchWord } from "@/lib/features/matching/bands";
import type { ExpertMatch } from "@/lib/features/matching/schemas";
import { namesIn } from "@/lib/shared/name-table";
import { ComparisonHeading, ComparisonRow } from "./comparison-row";

/** How each expert fits the project: the score, every factor with its reason, and what is missing. */
export async function MatchRows({
  experts,
  matches,
}: {
  experts: readonly PublicExpert[];
  matches: ReadonlyMap<number, ExpertMatch>;
}) {
  const [t, words, scores] = await Promise.all([
    getTranslations("Comparison.match"),
    getTranslations("Recommendations.match"),
    getTranslations("MatchScore"),
  ]);
  const { skill } = namesIn(await getLocale());
  // The factors are the same for everybody: they come from the brief.
  const factors = experts.flatMap(({ id }) => matches.get(id)?.factors ?? []);
  const labels = new Map(factors.map(({ key, label }) => [key, label]));
  const cells = (content: (match: ExpertMatch) => React.ReactNode) =>
    experts.map(({ id }) => {
      const match = matches.get(id);
      return { key: id, content: match ? content(match) : null };
    });
  return (
    <>
      <ComparisonHeading columns={experts.length}>{t("heading")}</ComparisonHeading>
      <ComparisonRow
        label={scores("label")}
        cells={cells((match) => (
          <>
            <span className="tabular font-semibold text-lg">
              {scores("percent", { score: match.matchScore })}
            </span>
            <span className="block text-muted-foreground text-sm">{words(`bands.${matchWord(match)}`)}</span>
          </>
        ))}
      />
      {[...labels].map(([key, label]) => (
        <ComparisonRow
          key={key}
          label={label}
          cells={cells((match) => {
            const factor = match.factors.find((each) => each.key === key);
            return factor ? (
              <>
                {factor.weight > 0 ? (
                  <span className="tabular block font-medium">
                    {words("outOf", { score: Math.round(factor.score) })}
                  </span>
                ) : null}
                <span className="text-sm">{factor.reason}</span>
              </>
            ) : null;
          })}
        />
      ))}
      <ComparisonRow
        label={words("missing")}
        cells={cells(({ missingSkills }) =>
          missingSkills.length > 0 ? missingSkills.map(skill).join(", ") : words("nothingMissing"),
        )}
      />
    </>
  );
}
