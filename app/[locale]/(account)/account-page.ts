import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

export type AccountPageProps = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

type TitleKey =
  | "login.title"
  | "register.title"
  | "forgot.title"
  | "reset.title"
  | "verify.title"
  | "unsubscribe.title"
  | "loginRequired.title";

/**
 * Title and privacy of an account page: never indexed, and its address, which may hold a token, is told to no
 * other site.
 */
export async function accountMetadata(locale: string, title: TitleKey): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "Accounts" });
  return { title: t(title), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** A query parameter that stands once; given twice, the first counts. */
export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
