import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { LegalPage } from "@/components/legal/legal-page";
import { openingHours } from "@/lib/features/meetings/opening-hours";
import { toPercent, vatBasisPointsAt } from "@/lib/features/pricing/rules";
import { now } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { operatorTexts } from "@/lib/server/operator";
import { brand, claims } from "@/lib/shared/brand";
import { retention } from "@/lib/shared/retention";
import { type LegalPageProps, legalPageMetadata } from "../legal-page-metadata";

// Made at the first visit and kept for a day: the address of the site is not known at build, and the VAT rate has dates.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export const generateMetadata = (props: LegalPageProps): Promise<Metadata> =>
  legalPageMetadata(props, "Terms", shellRoutes.terms);

/** The terms of use. */
export default async function TermsPage({ params }: LegalPageProps) {
  setRequestLocale((await params).locale);
  return (
    <LegalPage
      namespace="Terms"
      path={shellRoutes.terms}
      origin={env().APP_URL}
      values={{
        brand: brand.name,
        email: brand.supportEmail,
        ...operatorTexts(),
        fee: claims.platformFeePercent,
        changeHours: openingHours.changeMinutes / 60,
        unsignedDays: retention.unsignedContractDays,
        vat: toPercent(vatBasisPointsAt(now())),
        reviewMin: claims.applicationReviewBusinessDays.min,
        reviewMax: claims.applicationReviewBusinessDays.max,
        postingHours: claims.postingReviewHours,
      }}
    />
  );
}
