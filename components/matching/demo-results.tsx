import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocale, useTranslations } from "#texts";
import { ResultCount } from "@/components/feedback/result-count";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useNames } from "@/lib/client/names";
import type { DemoMatch } from "@/lib/features/matching/demo";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";

/** The simulated matches as a grid of cards, and the ways on (001 §2). */
export function DemoResults({
  project,
  matches,
  onAgain,
}: {
  /** Its title. */
  project: string;
  matches: readonly DemoMatch[];
  onAgain: () => void;
}) {
  const t = useTranslations("MatchingDemo");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="demo-results">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 ref={heading} id="demo-results" tabIndex={-1} className="text-heading">
            {t("results.title", { project })}
          </h2>
          <ResultCount className="tabular text-muted-foreground">
            {t("results.count", { count: matches.length })}
          </ResultCount>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button variant="outline" onClick={onAgain}>
            <RotateCcw aria-hidden />
            {t("results.again")}
          </Button>
          <Button asChild variant="accent">
            <Link href={shellRoutes.matching} prefetch={false}>
              {t("results.real")}
            </Link>
          </Button>
        </div>
      </div>
      <ol className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {matches.map((match, index) => (
          <li key={match.expert}>
            <DemoMatchCard match={match} rank={index + 1} />
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <Link
          href={shellRoutes.howMatchingWorks}
          prefetch={false}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          {t("results.how")}
        </Link>
      </p>
    </section>
  );
}

function DemoMatchCard({ match, rank }: { match: DemoMatch; rank: number }) {
  const t = useTranslations("MatchingDemo");
  const scoreTexts = useTranslations("MatchScore");
  const price = useTranslations("Price");
  const locale = useLocale();
  const names = useNames();
  const name = t(`experts.${match.expert}.name`);
  const title = t(`experts.${match.expert}.title`);
  return (
    <Card className="h-full p-5 sm:p-6">
      <article>
        <div className="flex items-center gap-4">
          <Avatar name={name} size="md" />
          <div className="min-w-0 flex-1">
            <h3 className="text-subheading">{name}</h3>
            <p className="text-muted-foreground leading-snug">{title}</p>
          </div>
          <p className="text-right leading-tight">
            <span className="sr-only">{scoreTexts("label")}: </span>
            <span className="tabular block font-semibold text-2xl">
              {scoreTexts("percent", { score: match.matchScore })}
            </span>
            <span className="text-muted-foreground text-sm">{t("match.rank", { rank })}</span>
          </p>
        </div>
        <p className="mt-4">{t(`match.insights.${match.insight}`)}</p>
        <ul className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <li>
            <Badge variant={match.availability === "available" ? "success" : "info"}>
              {t(`match.availability.${match.availability}`)}
            </Badge>
          </li>
          <li className="tabular font-medium">
            {price("perHour", { rate: formatEuros(toCents(match.hourlyRate), locale) })}
          </li>
          <li className="text-muted-foreground">
            {t("match.experience", { years: formatUnit(match.experienceYears, "year", locale) })}
          </li>
        </ul>
        <h4 className="mt-4 text-muted-foreground text-sm">{t("match.skills")}</h4>
        <ul className="mt-1.5 flex flex-wrap gap-2">
          {match.skills.map((skill) => (
            <li key={skill}>
              <Badge>{names.skill(skill)}</Badge>
            </li>
          ))}
        </ul>
        <h4 className="mt-4 text-muted-foreground text-sm">{t("match.breakdown")}</h4>
        <ul className="mt-1.5 space-y-2">
          {match.subScores.map(({ key, score }) => (
            <li key={key} className="text-sm">
              <p className="flex justify-between gap-4">
                <span>{t(`match.subScores.${key}`)}</span>
                <span className="tabular font-medium">{scoreTexts("percent", { score })}</span>
              </p>
              <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-muted">
                <div className="h-full rounded-full bg-primary" style={{ width: `${score}%` }} />
              </div>
            </li>
          ))}
        </ul>
      </article>
    </Card>
  );
}
