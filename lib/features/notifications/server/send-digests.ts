import "server-only";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { eachRow } from "@/lib/server/jobs/each-row";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import { type Mail, queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { unsubscribeUrlIn } from "@/lib/server/mail/unsubscribe-link";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { endDigestsPath } from "./choose-delivery";
import { type DigestReader, findDigestReaders, type NotificationRow, takeForDigest } from "./repository";
import { sentenceOf } from "./sentence";

const readersAtOnce = 100;
/** How much a mail tells; the rest is one press away. */
const mostTold = 20;

/**
 * The job `notification-digests`: one mail a day to whoever wants some kinds so, with what they have not read and no
 * mail has told. What is told and the mail are one transaction: a run that is killed or doubled tells nothing twice.
 * @returns how many mails were queued
 * @throws what went wrong with one reader, after all the others
 */
export async function sendDigests(): Promise<number> {
  let mails = 0;
  const page = (last: DigestReader | null) => findDigestReaders(last?.userId ?? 0, readersAtOnce);
  await eachRow(page, readersAtOnce, async (reader) => {
    if (await tellReader(reader)) mails += 1;
  });
  return mails;
}

const tellReader = (reader: DigestReader): Promise<boolean> =>
  transaction(async (tx) => {
    const waiting = await takeForDigest(tx, reader.userId, now());
    if (waiting.length === 0) return false;
    await queueMail(tx, digestMail(reader, waiting, await readerLocale(reader.email, tx)));
    return true;
  });

export const digestMail = inAnyLanguage(
  (reader: DigestReader, waiting: NotificationRow[], locale: Locale): Mail => {
    const t = translator("Notifications", locale);
    const url = env().APP_URL;
    const unsubscribeUrl = unsubscribeUrlIn(locale, endDigestsPath(reader.userId));
    const told = waiting.slice(0, mostTold).map((row) => `${sentenceOf(row, locale)}\n${url}${row.path}`);
    const more = waiting.length - told.length;
    return {
      kind: "notification_digest",
      to: reader.email,
      subject: t("digest.subject", { count: waiting.length, brand: brand.name }),
      ...renderMail({
        locale,
        heading: t("digest.heading", { count: waiting.length }),
        paragraphs: [...told, ...(more > 0 ? [t("digest.more", { count: more })] : [])],
        action: { label: t("digest.open"), url: `${url}/notifications` },
        footer: t("digest.turnOff", { unsubscribeUrl, choicesUrl: `${url}/notifications#choices` }),
      }),
      unsubscribeUrl,
    };
  },
);
