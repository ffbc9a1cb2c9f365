import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { JoinTeam } from "@/components/companies/join-team";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { readInvitationToJoin } from "@/lib/features/companies/server/join-team";
import { actorFromCookies } from "@/lib/server/actor";
import { wordError } from "@/lib/server/http/errors";
import { redirectToLogin } from "@/lib/server/redirect";
import { AppError } from "@/lib/shared/errors";
import { type AccountPageProps, single } from "../../../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Team.join" });
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** /company/team/join: the link of an invitation. It asks before anything happens. */
export default async function JoinTeamPage({ params, searchParams }: AccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const token = single((await searchParams).token) ?? "";
  const actor = await actorFromCookies();
  const returnTo = pathWithQuery(`${shellRoutes.team}/join`, { token });
  if (actor.kind === "guest") redirectToLogin(locale, returnTo);
  const t = await getTranslations("Team.join");
  const found = await readInvitationToJoin(actor, token).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (found instanceof AppError) {
    return (
      <PageShell>
        <PageHeader title={t("title")} />
        <Alert variant="warning" title={t("refusedTitle")}>
          {wordError(found, actor.locale).message}
        </Alert>
        <p className="mt-6">
          <Link href={shellRoutes.team} prefetch={false} className={buttonVariants({ variant: "outline" })}>
            {t("back")}
          </Link>
        </p>
      </PageShell>
    );
  }
  const { companyName: company, role, personalPostings } = found;
  return (
    <PageShell>
      <PageHeader title={t("question", { company })} description={t("text", { role })} />
      <PageTexts namespaces={["Team.join"]}>
        <JoinTeam token={token} company={company} personalPostings={personalPostings} />
      </PageTexts>
    </PageShell>
  );
}
