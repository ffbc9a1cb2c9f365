import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CompanyNav } from "@/components/company-projects/company-nav";
import { ProjectList } from "@/components/company-projects/project-list";
import { Link } from "@/components/layout/link";
import { postProjectRoute, shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { OwnMeetings, ownMeetingsShown } from "@/components/meetings/own-meetings";
import { buttonVariants } from "@/components/ui/button-variants";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { listOwnProjects } from "@/lib/features/company-projects/server/read-projects";
import { listOwnMeetings } from "@/lib/features/meetings/server/list-own-meetings";
import { actorFromCookies } from "@/lib/server/actor";
import { redirectToLogin } from "@/lib/server/redirect";
import { AppError } from "@/lib/shared/errors";
import { type AccountPageProps, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "CompanyProjects" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

const projectsShown = 20;

/** /company (deal J2). The middleware knows the session's token; whether it still counts is known here. */
export default async function CompanyPage({ params, searchParams }: AccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(locale, shellRoutes.company);
  const cursor = single((await searchParams).projects);
  const [t, booked, { projects, nextCursor }] = await Promise.all([
    getTranslations("CompanyProjects"),
    listOwnMeetings(actor, { limit: ownMeetingsShown }),
    listOwnProjects(actor, { limit: projectsShown, cursor }).catch((error: unknown) => {
      // An address bar may hold any text: one that is no cursor is the first page.
      if (cursor === undefined || !(error instanceof AppError)) throw error;
      return listOwnProjects(actor, { limit: projectsShown });
    }),
  ]);
  return (
    <PageShell>
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          projects.length > 0 ? (
            <Link href={postProjectRoute} className={buttonVariants({ variant: "accent" })}>
              {t("post")}
            </Link>
          ) : null
        }
      />
      <CompanyNav current="projects" />
      <PageTexts namespaces={["Admin.clock"]}>
        <ProjectList projects={projects} />
      </PageTexts>
      {nextCursor || cursor ? (
        <p className="mt-6 flex flex-wrap gap-3">
          {cursor ? (
            <Link
              href={shellRoutes.company}
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              {t("newest")}
            </Link>
          ) : null}
          {nextCursor ? (
            <Link
              href={pathWithQuery(shellRoutes.company, { projects: nextCursor })}
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              {t("older")}
            </Link>
          ) : null}
        </p>
      ) : null}
      <div className="mt-10">
        <OwnMeetings meetings={booked.meetings} total={booked.total} />
      </div>
    </PageShell>
  );
}
