import { LoaderCircle } from "lucide-react";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getLocale, getTranslations, setRequestLocale } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { SignInAgain } from "@/components/admin/sign-in-again";
import { KeepFocus } from "@/components/layout/keep-focus";
import { PageTexts } from "@/components/layout/page-texts";
import { DeskFrame } from "@/components/operations/desk-frame";
import { QueryProvider } from "@/lib/client/query-client";
import { deniedPath } from "@/lib/features/accounts/policy";
import { actorFromCookies, asAdmin } from "@/lib/server/actor";
import { redirect } from "@/lib/server/redirect";
import { locales } from "@/lib/shared/locales";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** What the client components of these screens say. */
const adminTexts = [
  "Admin",
  "AdminApplications",
  "AdminAudit",
  "AdminByHand",
  "AdminChanges",
  "AdminCompanies",
  "AdminConsultants",
  "AdminContracts",
  "AdminDesk",
  "AdminExperts",
  "AdminFunnel",
  "AdminInbox",
  "AdminInvitations",
  "AdminJobs",
  "AdminMeetings",
  "AdminOutbox",
  "AdminReports",
  "AdminOverview",
  "AdminPalette",
  "AdminPeople",
  "AdminProjectApplications",
  "AdminProjects",
  "AdminQuotes",
  "AdminSearches",
  "AdminSettings",
  "Applicants.columns",
  "ChangeRequests",
  "Choices.arrangement",
  "Choices.availabilityInFull",
  "Choices.category",
  "Choices.contract",
  "Choices.invitation",
  "Choices.languageLevel",
  "Choices.level",
  "Choices.meeting",
  "Choices.opening",
  "Choices.projectType",
  "Choices.opening",
  "Choices.review",
  "Choices.stage",
  "Choices.urgency",
  "ContractTerms",
  "Editing",
  "Fields.estimate",
  "Fields.person",
  "Fields.project",
  "Fields.work",
  "ImageUpload",
  "Inputs",
  "Links",
  "OpenInvitations",
  "Quotes.status",
  "Team.company",
  "Team.roles",
  "Units",
] as const;

export const metadata = { robots: { index: false, follow: false } };

/**
 * Every administrators' page. The middleware has read the session's role; here the database is asked, and somebody
 * who is no administrator any more goes home. The pages themselves hold no data: it comes from the API, which asks
 * again (decisions A3, A10).
 */
export default async function AdminLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) notFound();
  setRequestLocale(locale);
  return (
    <Suspense fallback={<Verifying />}>
      <Gate>
        <PageTexts namespaces={adminTexts}>
          <QueryProvider>
            <SignInAgain />
            <DeskFrame>
              <KeepFocus>{children}</KeepFocus>
            </DeskFrame>
          </QueryProvider>
        </PageTexts>
      </Gate>
    </Suspense>
  );
}

async function Gate({ children }: { children: ReactNode }) {
  const actor = await actorFromCookies();
  if (actor.kind !== "guest" && actor.needsTwoFactor) redirect(await getLocale(), "/account#two-factor");
  if (!asAdmin(actor)) redirect(await getLocale(), deniedPath("/admin"));
  return children;
}

async function Verifying() {
  const t = await getTranslations("Admin");
  return (
    <main id="main" tabIndex={-1}>
      <div role="status" className="flex flex-col items-center gap-4 py-24">
        <LoaderCircle aria-hidden className="size-8 animate-spin text-primary" />
        <p className="text-lg">{t("verifying")}</p>
      </div>
    </main>
  );
}
