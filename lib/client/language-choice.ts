import { apiCall } from "@/lib/client/api";
import type * as accounts from "@/lib/features/accounts/api";
import { type Locale, localeOf, localePath, withoutLocale } from "@/lib/shared/locales";

// What happens when somebody chooses a language, by the switch, or by staying when another one was offered. Loaded then.

const yearSeconds = 365 * 24 * 3_600;

export function rememberLanguage(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist in Firefox before 140.
  document.cookie = `language=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

const patchAccount = apiCall<typeof accounts.changeAccount>("PATCH /api/account");

/** Where the page was scrolled to when its language was changed; read once, by the page in the other language. */
const scrollKey = "languageScroll";

/**
 * Remembers a language in this browser, and for the mails of whoever is signed in (failed, they stay as they were).
 * @param opensHere whether the page that is open now is opened in it, at the same query, part and place
 */
export function chooseLanguage(language: Locale, isSignedIn: boolean, opensHere: boolean): void {
  rememberLanguage(language);
  // Goes on though the page is left.
  if (isSignedIn) void patchAccount({ body: { language } }, { keepalive: true }).catch(() => {});
  const { pathname, search, hash } = window.location;
  if (!opensHere || language === localeOf(pathname)) return;
  try {
    sessionStorage.setItem(scrollKey, String(window.scrollY));
  } catch {
    // Without the storage the page begins at its top.
  }
  window.location.assign(localePath(language, withoutLocale(pathname)) + search + hash);
}

/** Scrolls to where the same page was left in another language. */
export function restoreScroll(): void {
  const top = sessionStorage.getItem(scrollKey);
  if (top === null) return;
  sessionStorage.removeItem(scrollKey);
  window.scrollTo({ top: Number(top), behavior: "instant" });
}
