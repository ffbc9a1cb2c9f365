import "server-only";
import { tell } from "@/lib/features/notifications/server/tell";
import { hiddenMark } from "@/lib/features/project-applications/server/mails";
import type { Transaction } from "@/lib/server/db";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { withoutWaysPast } from "@/lib/shared/contact";
import { answeredMail, type ExpertNews } from "./mails";
import { findQuotingExpert } from "./parties-repository";
import type { QuoteRow } from "./repository";

/** Tells the expert what has become of a quote; an archived profile hears nothing. */
export async function tellExpert(
  tx: Transaction,
  quote: QuoteRow,
  answer: ExpertNews,
  message: string | null,
): Promise<void> {
  const expert = await findQuotingExpert(tx, quote.expertId);
  if (!expert) return;
  const locale = await readerLocale(expert.email, tx);
  // What a company writes is held to the same as its messages (deal L3).
  const isHidden = message !== null && quote.identityShownAt === null;
  const shown = isHidden ? withoutWaysPast(message, hiddenMark(locale)) : message;
  await tell(tx, {
    userId: expert.userId,
    kind: "quote_answered",
    values: { project: quote.title, answer },
    path: `/quotes/${quote.id}`,
    mail: answeredMail(expert.email, quote, answer, shown, locale),
  });
}
