import "server-only";
import type { NotificationKind } from "@/lib/features/notifications/kinds";
import { type Told, tell } from "@/lib/features/notifications/server/tell";
import type { Transaction } from "@/lib/server/db";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import type { Locale } from "@/lib/shared/locales";
import { findPostingReaders } from "./ownership-repository";

/** Tells everybody whom news of a posting concern. @param mail to one of them, who may have no account yet */
export async function tellOwners<Kind extends NotificationKind>(
  tx: Transaction,
  postingId: number,
  {
    mail,
    ...told
  }: Omit<Told<Kind>, "userId" | "mail"> & {
    mail: (to: string, locale: Locale, hasAccount: boolean) => Mail;
  },
): Promise<void> {
  for (const { userId, email } of await findPostingReaders(tx, postingId)) {
    const locale = await readerLocale(email, tx);
    await tell<Kind>(tx, { ...told, userId, mail: mail(email, locale, userId !== null) } as Told<Kind>);
  }
}
