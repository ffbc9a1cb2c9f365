import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Badge } from "@/components/ui/badge";
import { Card, CardContent } from "@/components/ui/card";
import type { ExpertDashboard } from "@/lib/features/dashboard/figures";
import { formatPercent } from "@/lib/shared/format-numbers";
import { namesIn } from "@/lib/shared/name-table";

/** The projects that fit best and were not applied to, at a glance; their page has the reasons. */
export async function TodayMatches({ matches }: { matches: ExpertDashboard["matches"] }) {
  const [t, locale] = await Promise.all([getTranslations("Dashboard.matches"), getLocale()]);
  const applications = await getTranslations("Dashboard.applications");
  const names = namesIn(locale);
  return (
    <Card>
      <CardContent>
        <h2 className="text-heading">{t("title")}</h2>
        {matches.length === 0 ? <p className="mt-2 text-muted-foreground">{t("none")}</p> : null}
        <ul className="mt-2 divide-y divide-border">
          {matches.map(({ id, title, score, missing }) => (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <Link
                  href={`/projects/${id}`}
                  prefetch={false}
                  className="break-words font-medium underline decoration-input underline-offset-4 hover:decoration-current"
                >
                  {title}
                </Link>
                {missing.length > 0 ? (
                  <p className="break-words text-muted-foreground text-sm">
                    {t("missing", { skills: new Intl.ListFormat(locale).format(missing.map(names.skill)) })}
                  </p>
                ) : null}
              </div>
              <Badge variant="success" className="tabular shrink-0">
                {t("score", { score: formatPercent(score, locale) })}
              </Badge>
            </li>
          ))}
        </ul>
        <Link
          href={shellRoutes.matching}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
        >
          {applications("recommended")}
        </Link>
      </CardContent>
    </Card>
  );
}
