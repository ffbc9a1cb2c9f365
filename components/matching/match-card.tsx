import { ArrowUpRight, Check, ChevronDown, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useNames } from "@/lib/client/names";
import { strongestFactors } from "@/lib/features/matching/bands";
import type { Reranked } from "@/lib/features/matching/rerank";
import type { MatchFactor } from "@/lib/features/matching/schemas";
import { FactorBars } from "./factor-bars";
import { MatchScore } from "./match-score";

/** What the answers of all three matching calls have in common. */
export interface AnyMatch {
  matchScore: number;
  factors: MatchFactor[];
  missingSkills: string[];
  improvements: string[];
}

/** Reasons that stand on the card itself; the others are in its breakdown. */
const shownReasons = 2;

/**
 * One recommendation, from either side: who or what it is, the score with its word, the strongest reasons, what is
 * missing, what would raise it, and the whole arithmetic in a disclosure.
 */
export function MatchCard({
  ranked: { match, score, officialPlace },
  isReranked,
  header,
  actions,
  children,
}: {
  ranked: Reranked<AnyMatch>;
  /** The list is in the order of somebody's own weights. */
  isReranked: boolean;
  /** Heading and subtitle. */
  header: ReactNode;
  actions: ReactNode;
  /** Facts below the header. */
  children: ReactNode;
}) {
  const t = useTranslations("Recommendations");
  const names = useNames();
  const { matchScore, factors, missingSkills, improvements } = match;
  const reasons = strongestFactors(factors, shownReasons);
  const leftOut = factors.filter(({ weight }) => weight === 0);
  return (
    <Card className="p-5 sm:p-6">
      <article>
        <div className="flex flex-col-reverse gap-4 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
          <div className="min-w-0 flex-1">
            {header}
            {children}
          </div>
          <MatchScore match={match} />
        </div>

        {isReranked ? (
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge variant="primary" className="tabular">
              {t("match.byYourWeights", { score: Math.round(score) })}
            </Badge>
            <span className="text-muted-foreground text-sm">
              {t("match.officialPlace", { place: officialPlace })}
            </span>
          </p>
        ) : null}

        <div className="mt-5 grid gap-x-8 gap-y-5 border-border border-t pt-5 md:grid-cols-2">
          <section>
            <h4 className="font-semibold">{t("match.why")}</h4>
            {reasons.length > 0 ? (
              <ul className="mt-2 space-y-2">
                {reasons.map(({ key, label, reason }) => (
                  <Point key={key} icon={<Check aria-hidden className="text-success" />}>
                    <span className="font-medium">{label}:</span> {reason}
                  </Point>
                ))}
              </ul>
            ) : (
              <p className="mt-2 text-muted-foreground">{t("match.noReason")}</p>
            )}
            {leftOut.map(({ key, label, reason }) => (
              <p key={key} className="mt-2 text-muted-foreground text-sm">
                {label}: {reason}
              </p>
            ))}
          </section>
          <section>
            <h4 className="font-semibold">{t("match.missing")}</h4>
            {missingSkills.length > 0 ? (
              <ul className="mt-2 flex flex-wrap gap-2">
                {missingSkills.map((skill) => (
                  <li key={skill} className="min-w-0">
                    <Badge variant="warning">
                      <TriangleAlert aria-hidden />
                      <span className="truncate">{names.skill(skill)}</span>
                    </Badge>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-2 text-muted-foreground">{t("match.nothingMissing")}</p>
            )}
            {improvements.length > 0 ? (
              <>
                <h4 className="mt-4 font-semibold">{t("match.improve")}</h4>
                <ul className="mt-2 space-y-1.5 text-sm">
                  {improvements.map((improvement) => (
                    <Point
                      key={improvement}
                      icon={<ArrowUpRight aria-hidden className="text-muted-foreground" />}
                    >
                      {improvement}
                    </Point>
                  ))}
                </ul>
              </>
            ) : null}
          </section>
        </div>

        <details className="group mt-4">
          <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-primary underline-offset-4 hover:underline">
            {t("match.breakdown", { score: matchScore })}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="space-y-4 pt-2 pb-2">
            <p className="text-muted-foreground text-sm">
              {t("match.breakdownHelp")}{" "}
              <Link
                href={shellRoutes.howMatchingWorks}
                prefetch={false}
                className="text-primary underline underline-offset-4"
              >
                {t("howLink")}
              </Link>
            </p>
            <FactorBars factors={factors} />
          </div>
        </details>

        <div className="mt-4 flex flex-wrap items-center gap-3 border-border border-t pt-5">{actions}</div>
      </article>
    </Card>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2 break-words [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
