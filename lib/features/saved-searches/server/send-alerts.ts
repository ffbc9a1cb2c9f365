import "server-only";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { eachRow } from "@/lib/server/jobs/each-row";
import { logger } from "@/lib/server/logger";
import { queueMailOnce } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { uuidOf } from "@/lib/server/uuid";
import { helsinkiDate } from "@/lib/shared/dates";
import { savedFilters } from "../schemas";
import { alertMail, type SearchNews } from "./alert-mail";
import { findMatches } from "./find-matches";
import {
  type AlertReader,
  findAlertReaders,
  findAlerts,
  lockAlerts,
  noteAlert,
  type SearchRow,
} from "./repository";

const readersAtOnce = 100;

/**
 * The job `saved-search-alerts`: one mail a day and account with the experts who match its searches now, did not when
 * they were saved, and stood in no earlier mail; none when there are none (deal P3). The mail and what it tells are
 * one transaction, so a run that is killed half-way, repeated or doubled mails nobody twice and leaves nobody out.
 * The day is Helsinki's.
 * @returns how many mails are new
 * @throws what went wrong with one account, after all the others
 */
export async function sendSavedSearchAlerts(): Promise<number> {
  const day = helsinkiDate(now());
  let mails = 0;
  const page = (last: AlertReader | null) => findAlertReaders(day, last?.userId ?? 0, readersAtOnce);
  await eachRow(page, readersAtOnce, async (reader) => {
    if (await alertReader(reader, day)) mails += 1;
  });
  return mails;
}

type Found = SearchNews & { search: SearchRow };

async function alertReader(reader: AlertReader, day: string): Promise<boolean> {
  const found: Found[] = [];
  for (const search of await findAlerts(reader.userId)) {
    const filters = savedFilters.safeParse(search.filters);
    if (filters.success) found.push({ search, experts: await findMatches(filters.data) });
    else logger().warn({ searchId: search.id }, "a saved search has filters that are none any more");
  }
  return transaction(async (tx) => {
    const locked = await lockAlerts(tx, reader.userId, day);
    if (locked.some(({ wasMailed }) => wasMailed)) return false;
    const held = new Map(locked.map((each) => [each.id, each]));
    const news = found.flatMap(({ search, experts }) => {
      const current = held.get(search.id);
      // Changed, stopped or deleted meanwhile: what was found belongs to another search.
      if (current?.alert !== "daily" || current.updatedAt.getTime() !== search.updatedAt.getTime()) return [];
      const known = new Set(current.knownExpertIds);
      const unknown = experts.filter(({ id }) => !known.has(id));
      return unknown.length > 0 ? [{ search, experts: unknown }] : [];
    });
    if (news.length === 0) return false;
    for (const { search, experts } of news) {
      await noteAlert(
        tx,
        search.id,
        experts.map(({ id }) => id),
        day,
      );
    }
    const id = uuidOf(`saved_search_alert ${reader.userId} ${day}`, new Date(day));
    return queueMailOnce(tx, alertMail(reader, news, await readerLocale(reader.email, tx)), id);
  });
}
