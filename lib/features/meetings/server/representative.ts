import "server-only";
import type { Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { defaultRepresentative } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";

/** Whose calendar is booked: Osaaja's representative (decisions D1). One calendar until there are more people. */
export const calendarKey = "representative";

/** Name and mailbox of the representative; REPRESENTATIVE_NAME and REPRESENTATIVE_EMAIL override the defaults. */
export function representative(): { name: string; email: string } {
  const { REPRESENTATIVE_NAME, REPRESENTATIVE_EMAIL } = env();
  return {
    name: REPRESENTATIVE_NAME ?? defaultRepresentative.name,
    email: REPRESENTATIVE_EMAIL ?? defaultRepresentative.email,
  };
}

/** The language of what the representative is told: that of the account with the address, English without one. */
export const representativeLocale = (tx?: Transaction): Promise<Locale> =>
  readerLocale(representative().email, tx);
