import "server-only";
import { lockContact } from "@/lib/features/project-applications/server/moves-repository";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { eachRow } from "@/lib/server/jobs/each-row";
import { helsinkiDate } from "@/lib/shared/dates";
import { endingOf } from "../rules";
import { changeQuote, findOverdue, lockQuote } from "./repository";
import { tellExpert } from "./tell-expert";

const atOnce = 200;

/**
 * The job `quote-expiry` (deal M3): notes sent quotes whose last valid day is over in Helsinki as expired and tells
 * their experts, while the application stands; a transaction each, which looks again while it holds the quote. The
 * company was told the day when it got the quote, and sees that it is over.
 * @returns how many expired
 * @throws what went wrong with one of them, after all the others
 */
export async function expireQuotes(): Promise<number> {
  let expired = 0;
  const page = (last: { id: number } | null) => findOverdue(helsinkiDate(now()), last?.id ?? 0, atOnce);
  await eachRow(page, atOnce, async (quote) => {
    if (await expire(quote)) expired += 1;
  });
  return expired;
}

const expire = ({ id, applicationId, expertId }: { id: number; applicationId: number; expertId: number }) =>
  transaction(async (tx) => {
    await lockContact(tx, applicationId);
    const quote = await lockQuote(tx, { side: "expert", expertId }, id);
    const at = now();
    if (quote?.status !== "sent" || quote.validUntil >= helsinkiDate(at)) return false;
    await changeQuote(tx, id, { status: "expired", endedAt: at }, at);
    // Once the application has ended nobody could have answered, and nothing can be offered anew.
    if (endingOf(quote) === null) await tellExpert(tx, quote, "expired", null);
    return true;
  });
