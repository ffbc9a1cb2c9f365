import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { brand } from "@/lib/shared/brand";

export type LegalPageProps = { params: Promise<{ locale: string }> };

/** Title, description and first address of a page about the company and its rules. */
export async function legalPageMetadata(
  { params }: LegalPageProps,
  namespace: "About" | "Privacy" | "Terms" | "Cookies",
  path: string,
): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace });
  const title = t("title", { brand: brand.name });
  const description = t("meta.description", { brand: brand.name });
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { siteName: brand.name, type: "website", locale: "en_FI", url: path, title, description },
  };
}
