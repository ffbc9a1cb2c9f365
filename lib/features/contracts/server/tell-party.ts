import "server-only";
import type { NotificationKind } from "@/lib/features/notifications/kinds";
import { type Told, tell } from "@/lib/features/notifications/server/tell";
import type { Transaction } from "@/lib/server/db";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import type { Locale } from "@/lib/shared/locales";
import { findPartyReaders, type PartyReader } from "./party-repository";

/** Tells everybody on a contract's side of something. @param mail to one of them */
export async function tellParty<Kind extends NotificationKind>(
  tx: Transaction,
  contractId: number,
  {
    mail,
    ...told
  }: Omit<Told<Kind>, "userId" | "mail"> & {
    mail: (to: string, locale: Locale, reader: PartyReader) => Mail | Promise<Mail>;
  },
): Promise<void> {
  for (const reader of await findPartyReaders(tx, contractId)) {
    const { userId, email } = reader;
    await tell<Kind>(tx, {
      ...told,
      userId,
      mail: await mail(email, await readerLocale(email, tx), reader),
    } as Told<Kind>);
  }
}
