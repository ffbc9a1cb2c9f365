import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { LegalPage } from "@/components/legal/legal-page";
import { StorageTable } from "@/components/legal/storage-table";
import { env } from "@/lib/server/env";
import { brand } from "@/lib/shared/brand";
import { type LegalPageProps, legalPageMetadata } from "../legal-page-metadata";

// Made at the first visit and kept: the address of the site is not known at build.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export const generateMetadata = (props: LegalPageProps): Promise<Metadata> =>
  legalPageMetadata(props, "Cookies", shellRoutes.cookies);

/** Everything that the site keeps in a browser, and why nobody is asked for consent. */
export default async function CookiesPage({ params }: LegalPageProps) {
  setRequestLocale((await params).locale);
  return (
    <LegalPage
      namespace="Cookies"
      path={shellRoutes.cookies}
      origin={env().APP_URL}
      values={{ brand: brand.name }}
      slots={{ list: <StorageTable /> }}
    />
  );
}
