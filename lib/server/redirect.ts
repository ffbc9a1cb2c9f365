import "server-only";
// biome-ignore lint/style/noRestrictedImports: this is the house's own redirect, made of Next's.
import { redirect as nextRedirect } from "next/navigation";
import { type Locale, localePath } from "@/lib/shared/locales";

/** Leads to another page of the site, in this language; the path is written without its prefix. */
export function redirect(locale: Locale, path: string): never {
  nextRedirect(localePath(locale, path));
}

/** Leads to the login, which leads back to this path and query. */
export function redirectToLogin(locale: Locale, path: string): never {
  redirect(locale, `/login?${new URLSearchParams({ returnTo: localePath(locale, path) })}`);
}
