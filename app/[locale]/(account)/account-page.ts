import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale, MessageKey } from "@/lib/shared/locales";

export type AccountPageProps = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/**
 * Title and privacy of an account page: never indexed, and its address, which may hold a token, is told to no
 * other site.
 */
export async function accountMetadata(locale: Locale, title: MessageKey<"Accounts">): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "Accounts" });
  return { title: t(title), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** A query parameter that stands once; given twice, the first counts. */
export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
