import { apiCall } from "@/lib/client/api";
import type * as accounts from "@/lib/features/accounts/api";
import { type Locale, localePath, locales, withoutLocale } from "@/lib/shared/locales";

// Which language somebody chose by the switch, or by staying when another one was offered. Written by such a choice only.

const cookie = "language";
const yearSeconds = 365 * 24 * 3_600;

/** What was chosen in this browser; undefined while nothing was. */
export function chosenLanguage(): Locale | undefined {
  const value = new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(document.cookie)?.[1];
  return locales.find((locale) => locale === value);
}

export function rememberLanguage(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist in Firefox before 140.
  document.cookie = `${cookie}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

const patchAccount = apiCall<typeof accounts.changeAccount>("PATCH /api/account");

/** The same for the signed-in person's mails; goes on though the page is left. Failed, mails stay as they were. */
export const rememberForAccount = (language: Locale): void =>
  void patchAccount({ body: { language } }, { keepalive: true }).catch(() => {});

/** Where the page was scrolled to when its language was changed; read once, by the page in the other language. */
const scrollKey = "languageScroll";

/** Opens the page that is open now in another language, at the same query, part and place. */
export function openInLanguage(locale: Locale): void {
  try {
    sessionStorage.setItem(scrollKey, String(window.scrollY));
  } catch {
    // Without the storage the page begins at its top.
  }
  const { pathname, search, hash } = window.location;
  window.location.assign(localePath(locale, withoutLocale(pathname)) + search + hash);
}

/** Scrolls to where the same page was left in another language. */
export function restoreScroll(): void {
  try {
    const top = sessionStorage.getItem(scrollKey);
    if (top === null) return;
    sessionStorage.removeItem(scrollKey);
    window.scrollTo({ top: Number(top), behavior: "instant" });
  } catch {
    // Without the storage there is no place to go back to.
  }
}
