import "server-only";
import { noAccountYet, ownPlaceUrl } from "@/lib/features/accounts/server/own-place";
import { availabilityDays } from "@/lib/features/experts/own-profile";
import {
  claimReminder,
  findUnreminded,
  type ReminderReader,
} from "@/lib/features/experts/server/availability-repository";
import { confirmationPath } from "@/lib/features/experts/server/confirm-availability";
import { unsubscribePath } from "@/lib/features/matching/server/unsubscribe";
import { tell } from "@/lib/features/notifications/server/tell";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { eachRow } from "@/lib/server/jobs/each-row";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { unsubscribeUrlIn } from "@/lib/server/mail/unsubscribe-link";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";

/** So many ids are read at once. */
const batch = 200;

/**
 * The job `availability-reminders`: asks public experts who have not confirmed for 30 days what they say of their time
 * whether it is still right (deal K5), once until they confirm anew. Who wants no mails about projects gets none of these.
 * @returns how many were reminded
 * @throws what went wrong with one of them, after all the others
 */
export async function remindOfAvailability(): Promise<number> {
  const at = now();
  const confirmedBefore = new Date(at.getTime() - availabilityDays * 24 * 3_600_000);
  let reminded = 0;
  const page = (last: { id: number } | null) => findUnreminded(confirmedBefore, last?.id ?? 0, batch);
  await eachRow(page, batch, async ({ id }) => {
    if (await remind(id, confirmedBefore, at)) reminded += 1;
  });
  return reminded;
}

const remind = (id: number, confirmedBefore: Date, at: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const reader = await claimReminder(tx, id, confirmedBefore, at);
    if (!reader) return false;
    await tell(tx, {
      userId: reader.userId,
      kind: "availability_old",
      values: {},
      path: "/expert-dashboard",
      mail: reader.emailNotifications ? reminderMail(reader, at, await readerLocale(reader.email, tx)) : null,
    });
    return true;
  });

export const reminderMail = inAnyLanguage(
  ({ id, userId, email, confirmedAt }: ReminderReader, at: Date, locale: Locale): Mail => {
    const t = translator("AvailabilityMails", locale);
    const hasAccount = userId !== null;
    const dashboard = ownPlaceUrl("/expert-dashboard", hasAccount, locale);
    const unsubscribeUrl = unsubscribeUrlIn(locale, unsubscribePath(id));
    const said = confirmedAt
      ? t("old.intro", { date: formatDate(helsinkiDate(confirmedAt), locale), brand: brand.name })
      : t("old.neverSaid", { brand: brand.name });
    return {
      kind: "availability_old",
      to: email,
      subject: t("old.subject"),
      ...renderMail({
        locale,
        heading: t("old.heading"),
        paragraphs: [said, t("old.change", { url: dashboard }), ...noAccountYet(email, hasAccount, locale)],
        action: { label: t("old.action"), url: `${env().APP_URL}${confirmationPath(id, at)}` },
        footer: t("old.turnOff", { account: hasAccount ? "own" : "none", unsubscribeUrl }),
      }),
      unsubscribeUrl,
    };
  },
);
