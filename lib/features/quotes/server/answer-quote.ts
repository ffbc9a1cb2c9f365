import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { transaction } from "@/lib/server/db";
import type { Quote } from "../schemas";
import { lockAsCompany } from "./parties";
import { changeQuote } from "./repository";
import { tellExpert } from "./tell-expert";
import { read, refuseUnless } from "./write-quote";

/**
 * POST /api/quotes/{id}/decline (deal M3): the expert is told once, with the reason.
 * @throws AppError not_found, not_possible_now
 */
export async function declineQuote(actor: SignedIn, id: number, reason: string | null): Promise<Quote> {
  return transaction(async (tx) => {
    const held = await lockAsCompany(tx, actor, id);
    if (held.status !== "declined") {
      refuseUnless("decline", held);
      const change = { status: "declined", declineReason: reason, endedAt: held.at } as const;
      await changeQuote(tx, id, change, held.at);
      await tellExpert(tx, held, "declined", reason);
    }
    return read(tx, held.viewer, id, actor.locale);
  });
}

/**
 * POST /api/quotes/{id}/request-change (deal M3): the quote stays open, its expert is told. The same wish again tells
 * nobody; another one takes its place.
 * @throws AppError not_found, not_possible_now
 */
export async function requestChange(actor: SignedIn, id: number, message: string): Promise<Quote> {
  return transaction(async (tx) => {
    const held = await lockAsCompany(tx, actor, id);
    refuseUnless("request_change", held);
    if (held.changeRequest !== message) {
      await changeQuote(tx, id, { changeRequest: message, changeRequestedAt: held.at }, held.at);
      await tellExpert(tx, held, "change_requested", message);
    }
    return read(tx, held.viewer, id, actor.locale);
  });
}
