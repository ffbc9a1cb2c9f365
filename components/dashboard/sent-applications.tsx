import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Newest, SentApplication } from "@/lib/features/dashboard/figures";
import type { Stage } from "@/lib/features/project-applications/stages";
import { dashboardDates } from "./dates";
import { NewestList } from "./newest-list";

const badges: Record<Stage, BadgeProps["variant"]> = {
  new: "warning",
  shortlisted: "warning",
  interview: "success",
  offer: "success",
  hired: "success",
  declined: "destructive",
  withdrawn: "neutral",
  no_answer: "neutral",
};

/** Every application to a project with where it stands; a project that is still open is a link. */
export async function SentApplications({ applications }: { applications: Newest<SentApplication> }) {
  const [t, locale] = await Promise.all([getTranslations("Dashboard.applications"), getLocale()]);
  const dashboard = await getTranslations("Dashboard");
  const links = await getTranslations("Links");
  const stages = await getTranslations("Choices.stage");
  const person = await getTranslations("Fields.person");
  const dates = dashboardDates(locale);
  return (
    <NewestList
      title={t("title")}
      list={applications}
      empty={
        <>
          <p className="text-muted-foreground">{t("none")}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <Link href={shellRoutes.matching} className={buttonVariants({ variant: "secondary" })}>
              {t("recommended")}
            </Link>
            <Link href={shellRoutes.projects} className={buttonVariants({ variant: "outline" })}>
              {links("browseProjects")}
            </Link>
          </p>
        </>
      }
      row={({ title, company, sentAt, stage, publicProjectId }) => (
        <>
          <div className="min-w-0 flex-1">
            {publicProjectId === null ? (
              <p className="break-words font-medium">
                {title} <span className="font-normal text-muted-foreground text-sm">({t("closed")})</span>
              </p>
            ) : (
              <Link
                href={`${shellRoutes.projects}/${publicProjectId}`}
                prefetch={false}
                className="inline-flex min-h-11 items-center break-words font-medium text-primary underline underline-offset-4 sm:min-h-0"
              >
                {title}
              </Link>
            )}
            <p className="break-words text-muted-foreground text-sm">
              {company ?? person("company")} · {dashboard("sent", { date: dates.date(sentAt) })}
            </p>
          </div>
          <Badge variant={badges[stage]}>{stages(stage)}</Badge>
        </>
      )}
    />
  );
}
