import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { CorrectionOver } from "@/components/expert-applications/correction-over";
import { CorrectionScreen } from "@/components/expert-applications/correction-screen";
import { PageTexts } from "@/components/layout/page-texts";
import { getCorrection } from "@/lib/features/expert-applications/server/correct-expert-application";
import { applicationPlaces } from "@/lib/shared/cities";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale; token: string }> };

// An application is shown as it is at this moment.
export const dynamic = "force-dynamic";

const linkedCorrection = cache((token: string) =>
  getCorrection(token).catch((error: unknown) => {
    if (error instanceof AppError && error.reason === "correction_link_invalid") return null;
    throw error;
  }),
);

/** Never indexed, and its address, which is the key to it, is told to no other site. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  const offer = await linkedCorrection(token);
  const t = await getTranslations({ locale, namespace: "ApplicationCorrection" });
  return {
    title: offer === null ? t("gone.title") : offer.state === "open" ? t("title") : t(`${offer.state}.title`),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

const screenTexts = [
  "ApplicationCorrection",
  "Applications.achievements",
  "Applications.aids",
  "Applications.form",
  "Applications.level",
  "Applications.strength",
  "Applications.suggestions",
  "ChangeRequests",
  "Choices.arrangement",
  "Fields.person",
  "Fields.work",
  "Inputs",
  "Links",
] as const;

/** /application/{token}: what an applicant has sent, to correct it by the link of the mail that asked for that. */
export default async function CorrectionPage({ params }: Props) {
  const { locale, token } = await params;
  setRequestLocale(locale);
  const offer = await linkedCorrection(token);
  if (!offer) notFound();
  if (offer.state !== "open") return <CorrectionOver end={offer.state} />;
  return (
    <PageTexts namespaces={screenTexts}>
      <CorrectionScreen token={token} offer={offer} cities={applicationPlaces(locale)} />
    </PageTexts>
  );
}
