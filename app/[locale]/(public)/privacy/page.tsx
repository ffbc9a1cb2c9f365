import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { LegalPage } from "@/components/legal/legal-page";
import { ProcessingList } from "@/components/legal/processing-list";
import { RecipientList } from "@/components/legal/recipient-list";
import { RetentionTable } from "@/components/legal/retention-table";
import { tokenLifetimeMinutes } from "@/lib/features/accounts/rules";
import { enabledProviders } from "@/lib/server/auth-providers";
import { env } from "@/lib/server/env";
import { operatorTexts } from "@/lib/server/operator";
import { brand } from "@/lib/shared/brand";
import { bookkeepingYears, retention } from "@/lib/shared/retention";
import { type LegalPageProps, legalPageMetadata } from "../legal-page-metadata";

// Made at the first visit and kept: which services are connected stands in the environment, which the build has not.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export const generateMetadata = (props: LegalPageProps): Promise<Metadata> =>
  legalPageMetadata(props, "Privacy", shellRoutes.privacy);

const values = {
  brand: brand.name,
  email: brand.supportEmail,
  verifyHours: tokenLifetimeMinutes.verify_email / 60,
  resetMinutes: tokenLifetimeMinutes.reset_password,
  linkMinutes: tokenLifetimeMinutes.sign_in,
  openDays: tokenLifetimeMinutes.open_account / (24 * 60),
  linkDays: retention.spentLinkDays,
  endedDays: retention.endedSessionDays,
  mailDays: retention.mailDays,
  repeatDays: retention.idempotencyKeyDays,
  viewDays: retention.profileViewDays,
  visitDays: retention.visitDays,
  rejectedDays: retention.rejectedApplicationDays,
  draftDays: retention.onboardingDraftDays,
  rankingDays: retention.rankingDays,
  notificationDays: retention.notificationDays,
  conversationDays: retention.conversationDays,
  searchDays: retention.searchMissDays,
  unconfirmedDays: retention.unconfirmedAccountDays,
  codeDays: retention.signingCodeDays,
  unsignedDays: retention.unsignedContractDays,
  assignmentDays: retention.guestAssignmentDays,
  paperYears: retention.liabilityPaperYears,
  bookkeepingYears,
};

/** The privacy notice (GDPR article 13), with the periods and the services of this installation. */
export default async function PrivacyPage({ params }: LegalPageProps) {
  setRequestLocale((await params).locale);
  const { APP_URL, OPENAI_API_KEY } = env();
  return (
    <LegalPage
      namespace="Privacy"
      path={shellRoutes.privacy}
      origin={APP_URL}
      values={{ ...values, ...operatorTexts() }}
      slots={{
        processing: <ProcessingList />,
        recipients: (
          <RecipientList
            services={{
              microsoft: false,
              model: OPENAI_API_KEY !== undefined,
              signIn: enabledProviders().map(({ name }) => name),
            }}
          />
        ),
        retention: <RetentionTable values={values} />,
      }}
    />
  );
}
