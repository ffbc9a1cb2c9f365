import "server-only";
import type { AuditAction, AuditedEntity } from "@/lib/shared/audited";
import { AppError, type PlainReason } from "@/lib/shared/errors";
import type { Lifecycle } from "@/lib/shared/lifecycle";
import type { AdminActor } from "./actor";
import { type AuditedChange, recordAudit } from "./audit";
import { now } from "./clock";
import { type Transaction, transaction } from "./db";
import { enqueue } from "./jobs/boss";
import type { QueueName } from "./jobs/queues";
import { type Mail, queueMail } from "./mail/mail";

/** As whom somebody acts. As an administrator only who is one: that stands in the audit log. */
type Acting<Party extends string> =
  | { by: "admin" & Party; admin: AdminActor }
  | { by: Exclude<Party, "admin"> };

export type Happening<Row, State, Event> = {
  /** The record as it was locked. */
  before: Row;
  event: Event;
  /** The state after the event; of what is gone the one it had. */
  to: State;
  at: Date;
};

/** What came of an event, with all that has to be said of it in the same transaction. */
export type Outcome<Result> = {
  result: Result;
  /** The administrators' log, when an administrator acts: what it was and became. The action is the event. */
  audit?: (Pick<AuditedChange, "before" | "after" | "reason"> & { action?: AuditAction }) | null;
  mails?: readonly Mail[];
  jobs?: readonly [queue: QueueName, data: object][];
};

type Running<Row, State extends string, Event extends AuditAction, Party extends string, Result> = {
  lifecycle: Lifecycle<State, Event, Party>;
  acting: Acting<Party>;
  entity: AuditedEntity;
  id: number;
  /** Reads the record so that nobody else changes it until the transaction ends; null when there is none to them. */
  lock: (tx: Transaction) => Promise<Row | null>;
  /** What is told when there is none. */
  missing: PlainReason;
  stateOf: (row: Row) => State;
  /** What is to happen to it; null when nothing leads to what is wanted. */
  eventOf: (row: Row) => Event | null;
  /** Why that cannot happen in its state. */
  refusal: (row: Row) => AppError;
  /** Makes the change. Nothing of it is written when this throws. */
  happen: (tx: Transaction, happening: Happening<Row, State, Event>) => Promise<Outcome<Result>>;
};

/**
 * Lets an event of a lifecycle happen to one record, in one transaction: lock, ask the table, change, audit entry,
 * mails, jobs. Of two at once one wins, and the other is told.
 * @throws AppError not_found, forbidden (an event that is never theirs), `refusal` (not in this state), and what
 *   `eventOf` and `happen` throw
 */
export function runTransition<
  Row,
  State extends string,
  Event extends AuditAction,
  Party extends string,
  Result,
>(running: Running<Row, State, Event, Party, Result>): Promise<Result> {
  const { lifecycle, acting, entity, id } = running;
  return transaction(async (tx) => {
    const before = await running.lock(tx);
    if (!before) throw new AppError(running.missing);
    const [event, state, who] = [running.eventOf(before), running.stateOf(before), acting.by as Party];
    if (event && !lifecycle.mayCause(event, who)) {
      throw new AppError("not_permitted");
    }
    if (!event || !lifecycle.canHappen(event, state, who)) throw running.refusal(before);
    const to = lifecycle.next(event, state, who) ?? state;
    const {
      result,
      audit,
      mails = [],
      jobs = [],
    } = await running.happen(tx, { before, event, to, at: now() });
    if (audit && "admin" in acting) {
      await recordAudit(tx, acting.admin, { action: event, entity, entityId: id, ...audit });
    }
    for (const mail of mails) await queueMail(tx, mail);
    for (const [queue, data] of jobs) await enqueue(tx, queue, data);
    return result;
  });
}
