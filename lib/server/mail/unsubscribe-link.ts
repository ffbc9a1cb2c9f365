import "server-only";
import { NextResponse } from "next/server";
import { env } from "@/lib/server/env";
import { defaultLocale, type Locale, localePath } from "@/lib/shared/locales";

/** The address that ends mails as it stands in one of them: a mail in Finnish leads to the page in Finnish. */
export const unsubscribeUrlIn = (locale: Locale, path: string): string =>
  `${env().APP_URL}${path}&language=${locale}`;

/**
 * Leads whoever opens such an address to the page that asks first: mail scanners open links, too.
 * @param parameters of the page: whose mails end, and the token
 */
export const toUnsubscribePage = (
  parameters: Readonly<Record<string, string>>,
  language: Locale = defaultLocale,
): NextResponse =>
  NextResponse.redirect(
    `${env().APP_URL}${localePath(language, "/unsubscribe")}?${new URLSearchParams(parameters)}`,
    303,
  );
