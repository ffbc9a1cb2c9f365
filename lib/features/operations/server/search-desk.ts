import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordView } from "@/lib/server/audit";
import { mailTransport } from "@/lib/server/mail/transport";
import type { DeskFind } from "../desk-schemas";
import { isListed } from "../mail-policy";
import { findEverywhere, findMailsAnywhere } from "./search-repository";

/**
 * GET /api/admin/search: a few of each kind whose name or address holds all the words. That somebody searched and was
 * shown something stands in the audit log, not the words: what is opened is written there by itself.
 */
export async function searchDesk(actor: AdminActor, { q }: { q: string }): Promise<DeskFind[]> {
  const words = q.split(/\s+/).slice(0, 8);
  const unsentOnly = !isListed({ status: "sent" }, mailTransport() === "smtp");
  const [things, mails] = await Promise.all([findEverywhere(words), findMailsAnywhere(words, unsentOnly)]);
  const found = [...things, ...mails];
  if (found.length > 0) await recordView(actor, "list", "search");
  return found;
}
