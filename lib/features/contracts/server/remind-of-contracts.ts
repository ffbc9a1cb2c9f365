import "server-only";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { eachRow } from "@/lib/server/jobs/each-row";
import { queueMail } from "@/lib/server/mail/mail";
import { teamLocale } from "@/lib/server/mail/reader-locale";
import { helsinkiDate } from "@/lib/shared/dates";
import { dueOf } from "../reminders";
import { contractPath } from "../rules";
import { endContract } from "./end-contract";
import { contractReminderMail, countersignReminderMail } from "./reminder-mails";
import { findLongAwaiting, noteReminder } from "./reminders-repository";
import { type HeldContract, holdEngagementContracts } from "./signing-repository";
import { tellParty } from "./tell-party";

const atOnce = 200;

/**
 * The job `contract-reminders` (deal N6): reminds whoever has not signed on the days 5, 7, 9, 11 and 13 after the
 * sending, and ends a contract on day 30. A transaction a contract, which is held and looked at again, so a run that is
 * repeated, doubled or killed half-way tells nobody twice and leaves nobody out.
 * @returns how many contracts were reminded of and how many expired
 * @throws what went wrong with one contract, after all the others
 */
export async function remindOfContracts(): Promise<{ reminded: number; expired: number }> {
  const counts = { reminded: 0, expired: 0 };
  const page = (last: number | null) => findLongAwaiting(now(), last ?? 0, atOnce);
  await eachRow(page, atOnce, async (id) => {
    const happened = await transaction((tx) => look(tx, id));
    if (happened) counts[happened] += 1;
  });
  return counts;
}

async function look(tx: Transaction, id: number): Promise<"reminded" | "expired" | null> {
  const held = await holdEngagementContracts(tx, id);
  const contract = held.find((each) => each.id === id);
  if (contract?.status !== "awaiting_signatures") return null;
  const { sentAt, expiresAt, remindedOnDay } = contract;
  if (!sentAt || !expiresAt) return null;
  const at = now();
  const due = dueOf({ sentAt, expiresAt, remindedOnDay }, at);
  if (!due) return null;
  if (due.event === "expire") {
    await endContract(tx, held, id, { to: "expired", reason: null, at });
    return "expired";
  }
  await noteReminder(tx, id, due.day);
  await remind(tx, contract, { sentOn: helsinkiDate(sentAt), expiresAt });
  return "reminded";
}

/** Reminds the party, or once it has signed the team: an administrator signs for the operator. */
async function remind(
  tx: Transaction,
  { id, reference, projectTitle: project, hasPartySigned }: HeldContract,
  times: { sentOn: string; expiresAt: Date },
): Promise<void> {
  const about = { id, reference, project, ...times };
  if (hasPartySigned) {
    await queueMail(tx, countersignReminderMail(about, await teamLocale(tx)));
    return;
  }
  await tellParty(tx, id, {
    kind: "contract_to_sign",
    values: { project, reference },
    path: contractPath(id),
    replacesUnread: true,
    mail: (to, locale) => contractReminderMail(to, about, locale),
  });
}
