import "server-only";
import { lockContact } from "@/lib/features/project-applications/server/moves-repository";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { helsinkiDate } from "@/lib/shared/dates";
import { changeQuote, findOverdue, lockQuote } from "./repository";
import { tellExpert } from "./tell-expert";

const atOnce = 200;

/**
 * The job `quote-expiry` (deal M3): notes sent quotes whose last valid day is over in Helsinki as expired and tells
 * their experts, a transaction each, which looks again while it holds the quote. The company was told the day when it
 * got the quote, and sees that it is over.
 * @returns how many expired
 * @throws what went wrong with one of them, after all the others
 */
export async function expireQuotes(): Promise<number> {
  let expired = 0;
  let failure: unknown;
  for (let afterId = 0; ; ) {
    const found = await findOverdue(helsinkiDate(now()), afterId, atOnce);
    for (const each of found) {
      try {
        if (await expire(each)) expired += 1;
      } catch (error) {
        // The others are looked at; the queue tries again for this one.
        failure = error;
      }
    }
    afterId = found.at(-1)?.id ?? 0;
    if (found.length < atOnce) break;
  }
  if (failure) throw failure;
  return expired;
}

const expire = ({ id, applicationId, expertId }: { id: number; applicationId: number; expertId: number }) =>
  transaction(async (tx) => {
    await lockContact(tx, applicationId);
    const quote = await lockQuote(tx, { side: "expert", expertId }, id);
    const at = now();
    if (quote?.status !== "sent" || quote.validUntil >= helsinkiDate(at)) return false;
    await changeQuote(tx, id, { status: "expired", endedAt: at }, at);
    await tellExpert(tx, quote, "expired", null);
    return true;
  });
