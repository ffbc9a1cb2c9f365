import "server-only";
import { findAdministrators } from "@/lib/features/accounts/server/repository";
import { tell } from "@/lib/features/notifications/server/tell";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { helsinkiDate } from "@/lib/shared/dates";
import { defaultLocale } from "@/lib/shared/locales";
import { dueOf } from "../reminders";
import { contractPath } from "../rules";
import { endContract } from "./end-contract";
import { findLongAwaiting, type HeldContract, holdBoth, noteReminder } from "./end-repository";
import { contractReminderMail, countersignReminderMail } from "./state-mails";
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
  let failure: unknown;
  for (let last = 0; ; ) {
    const ids = await findLongAwaiting(now(), last, atOnce);
    for (const id of ids) {
      last = id;
      try {
        const happened = await transaction((tx) => look(tx, id));
        if (happened) counts[happened] += 1;
      } catch (error) {
        // The others are looked at; the queue tries again for this one.
        failure = error;
      }
    }
    if (ids.length < atOnce) break;
  }
  if (failure) throw failure;
  return counts;
}

async function look(tx: Transaction, id: number): Promise<"reminded" | "expired" | null> {
  const [contract] = await holdBoth(tx, id);
  if (contract?.status !== "awaiting_signatures") return null;
  const { sentAt, expiresAt, remindedOnDay } = contract;
  if (!sentAt || !expiresAt) return null;
  const at = now();
  const due = dueOf({ sentAt, expiresAt, remindedOnDay }, at);
  if (!due) return null;
  if (due.event === "expire") {
    await endContract(tx, id, { to: "expired", reason: null, at });
    return "expired";
  }
  await noteReminder(tx, id, due.day);
  await remind(tx, contract, { sentOn: helsinkiDate(sentAt), expiresAt });
  return "reminded";
}

/** Reminds the party, or once it has signed the administrators, one of whom signs for the operator. */
async function remind(
  tx: Transaction,
  { id, reference, projectTitle: project, hasPartySigned }: HeldContract,
  times: { sentOn: string; expiresAt: Date },
): Promise<void> {
  const about = { id, reference, project, ...times };
  const told = {
    kind: "contract_to_sign" as const,
    values: { project, reference },
    path: contractPath(id),
    replacesUnread: true,
  };
  if (!hasPartySigned) {
    await tellParty(tx, id, { ...told, mail: (to) => contractReminderMail(to, about, defaultLocale) });
    return;
  }
  for (const { userId, email } of await findAdministrators(tx)) {
    await tell(tx, { ...told, userId, mail: null });
    await queueMail(tx, countersignReminderMail(email, about, defaultLocale));
  }
}
