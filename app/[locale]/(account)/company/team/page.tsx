import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { TeamScreen } from "@/components/companies/team-screen";
import { CompanyNav } from "@/components/company-projects/company-nav";
import { ContractDetailsCard } from "@/components/contracts/details-card";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { companyDomain } from "@/lib/features/companies/company-domain";
import { businessRegister } from "@/lib/features/companies/server/business-register";
import { readTeam } from "@/lib/features/companies/server/read-team";
import { readCompanyDetails } from "@/lib/features/contracts/server/contract-details";
import { actorFromCookies } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { redirectToLogin } from "@/lib/server/redirect";
import type { AccountPageProps } from "../../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Team" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** /company/team. The middleware knows the session's token; whether it still counts is known here. */
export default async function TeamPage({ params }: AccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(locale, shellRoutes.team);
  const [t, team, details] = await Promise.all([
    getTranslations("Team"),
    readTeam(actor),
    readCompanyDetails(actor),
  ]);
  return (
    <PageShell>
      <PageHeader title={t("title")} description={t("description")} />
      <CompanyNav current="team" />
      <PageTexts namespaces={["OpenInvitations", "Team"]}>
        <TeamScreen
          // Whoever founds or joins another company meanwhile begins anew.
          key={team.company?.id ?? 0}
          initial={team}
          domain={actor.emailVerified ? companyDomain(actor.email) : null}
          hasRegister={businessRegister() !== null}
          at={now().toISOString()}
        />
      </PageTexts>
      <div className="mt-10">
        <ContractDetailsCard key={team.company?.id ?? 0} side="company" details={details} />
      </div>
    </PageShell>
  );
}
