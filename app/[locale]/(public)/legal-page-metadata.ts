import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { pageMetadata } from "./page-metadata";

export type LegalPageProps = { params: Promise<{ locale: Locale }> };

/** Title, description and first address of a page about the company and its rules. */
export async function legalPageMetadata(
  { params }: LegalPageProps,
  namespace: "About" | "Privacy" | "Terms" | "Cookies" | "HowMatchingWorks",
  path: string,
): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace });
  const title = t("title", { brand: brand.name });
  const description = t("meta.description", { brand: brand.name });
  return pageMetadata({ locale, title, description, path });
}
