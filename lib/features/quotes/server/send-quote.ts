import "server-only";
import { tellOwners } from "@/lib/features/postings/server/tell-owners";
import type { SignedIn } from "@/lib/server/actor";
import { transaction } from "@/lib/server/db";
import { refusePastStart } from "@/lib/server/refuse-past-start";
import { defaultLocale } from "@/lib/shared/locales";
import type { Quote } from "../schemas";
import { figuresOf } from "./figures";
import { receivedMail } from "./mails";
import { lockAsExpert } from "./parties";
import { changeQuote, findQuote, saveDraft, supersedeOthers } from "./repository";
import { shownName } from "./show-quote";
import { quotingExpert, read, refuseUnless, termsOf } from "./write-quote";

/**
 * POST /api/quotes/{id}/send (deal M3): the company gets the draft, once. Price and last valid day are those of the
 * day it is sent, and stay. The version that was sent before is superseded, as older drafts are.
 * @throws AppError not_found, not_possible_now (another state, or the application has ended), invalid (a start in
 *   the past)
 */
export async function sendQuote(actor: SignedIn, id: number): Promise<Quote> {
  return transaction(async (tx) => {
    const held = await lockAsExpert(tx, actor, id);
    const { viewer, at, applicationId, version } = held;
    if (held.status === "sent") return read(tx, viewer, id, actor.locale);
    refuseUnless("send", held);
    const terms = termsOf(held);
    refusePastStart(terms.startDate);
    const expert = await quotingExpert(tx, held.expertId);
    await saveDraft(tx, id, { ...terms, ...figuresOf(terms, expert, at, actor.locale) }, at);
    await supersedeOthers(tx, applicationId, { id, version, at });
    await changeQuote(tx, id, { status: "sent", sentAt: at }, at);
    const sent = await findQuote(viewer, id, tx);
    if (!sent) throw new RangeError("a quote that is held is there");
    await tellOwners(tx, sent.projectId, {
      kind: "quote_received",
      values: { project: sent.title, expert: shownName(sent, defaultLocale), version },
      path: `/quotes/${id}`,
      mail: (to, locale) => receivedMail(to, sent, locale),
    });
    return read(tx, viewer, id, actor.locale);
  });
}
