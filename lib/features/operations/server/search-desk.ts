import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { mailTransport } from "@/lib/server/mail/transport";
import type { DeskFind } from "../desk-schemas";
import { isListed } from "../mail-policy";
import { findEverywhere, findMailsAnywhere } from "./search-repository";

/** GET /api/admin/search: a few of each kind whose name or address holds all the words. */
export async function searchDesk(_actor: AdminActor, { q }: { q: string }): Promise<DeskFind[]> {
  const words = q.split(/\s+/).slice(0, 8);
  const unsentOnly = !isListed({ status: "sent" }, mailTransport() === "smtp");
  const [things, mails] = await Promise.all([findEverywhere(words), findMailsAnywhere(words, unsentOnly)]);
  return [...things, ...mails];
}
