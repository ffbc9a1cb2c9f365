import "server-only";
import { env } from "@/lib/server/env";
import type { MailContent } from "@/lib/server/mail/layout";
import { translator } from "@/lib/server/translator";
import { type Locale, localePath } from "@/lib/shared/locales";
import { pathWithQuery } from "../rules";

/** A page that its reader signs in to see; whoever has no account makes one first, and is led on there. */
export const ownPlaceUrl = (path: string, hasAccount: boolean, locale: Locale): string =>
  `${env().APP_URL}${hasAccount ? path : pathWithQuery("/register", { returnTo: localePath(locale, path) })}`;

/** The same as the one thing to do of a mail. @param label of the page, for whoever has an account */
export const ownPlaceAction = (
  { path, label }: { path: string; label: string },
  hasAccount: boolean,
  locale: Locale,
): NonNullable<MailContent["action"]> => ({
  label: hasAccount ? label : translator("Links", locale)("createYourAccount"),
  url: ownPlaceUrl(path, hasAccount, locale),
});

/** What a mail says of that to whoever has no account; nothing to all others. */
export const noAccountYet = (email: string, hasAccount: boolean, locale: Locale): string[] =>
  hasAccount ? [] : [translator("Mails", locale)("noAccount", { email })];
