import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { tags } from "@/lib/server/cache-tags";
import { now } from "@/lib/server/clock";
import { currentRequest } from "@/lib/server/current-request";
import { type Transaction, transaction } from "@/lib/server/db";
import { refuseStale } from "@/lib/server/refuse-stale";
import { uuidv7 } from "@/lib/server/uuid";
import { formatTimeOfDay, helsinkiDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import type { AdminConsultant, ChangeConsultantInput, ConsultantValues } from "../consultant-schemas";
import { consultantBounds } from "../opening-hours";
import { consultantCalendarUrl } from "./consultant-calendar-link";
import {
  type ConsultantFields,
  findConsultant,
  findConsultants,
  insertConsultant,
  type KeptConsultant,
  lockConsultants,
  saveConsultant,
} from "./consultants-repository";

const toAdmin = (consultant: KeptConsultant): AdminConsultant => ({
  ...consultant,
  workingHours: [...consultant.workingHours],
  absences: [...consultant.absences],
  calendarUrl: consultantCalendarUrl(consultant),
  updatedAt: consultant.updatedAt.toISOString(),
});

/** GET /api/admin/consultants: everybody who holds or has held meetings, the oldest row first. */
export const listConsultants = async (_actor: AdminActor): Promise<AdminConsultant[]> =>
  (await findConsultants(now())).map(toAdmin);

/** POST of the same. @throws AppError conflict when there are too many */
export async function addConsultant(actor: AdminActor, input: ConsultantValues): Promise<AdminConsultant> {
  const at = now();
  const fields = ordered(input, at);
  const id = await transaction(async (tx) => {
    const all = await lockConsultants(tx);
    if (all.length >= consultantBounds.consultants)
      throw new AppError("consultants_full", { max: consultantBounds.consultants });
    const created = await insertConsultant(tx, `consultant-${uuidv7()}`, fields, at);
    await recordAudit(tx, actor, {
      action: "create",
      entity: "consultant",
      entityId: created,
      before: null,
      after: audited(fields),
    });
    return created;
  });
  return changed(id);
}

/**
 * PATCH …/{id}: everything that is kept of a consultant. Meetings that were given stay as they are.
 * @throws AppError not_found, conflict when a colleague saved first, or nobody would be left to give meetings to
 */
export async function changeConsultant(
  actor: AdminActor,
  id: number,
  { updatedAt: seen, ...input }: ChangeConsultantInput,
): Promise<AdminConsultant> {
  await changing(id, async (tx, before, others, at) => {
    refuseStale("consultant_changed", before.updatedAt, seen);
    const fields = ordered(input, at);
    if (!fields.isActive && !others.some(({ isActive }) => isActive))
      throw new AppError("consultant_last", {}, { field: "isActive" });
    await saveConsultant(tx, id, { fields }, at);
    await recordAudit(tx, actor, {
      action: "update",
      entity: "consultant",
      entityId: id,
      before: audited(before),
      after: audited(fields),
    });
  });
  return changed(id);
}

/** POST …/{id}/calendar-address: a new address of their calendar; the old one opens nothing any more. */
export async function renewCalendarAddress(actor: AdminActor, id: number): Promise<AdminConsultant> {
  await changing(id, async (tx, before, _others, at) => {
    await saveConsultant(tx, id, { feedVersion: before.feedVersion + 1 }, at);
    await recordAudit(tx, actor, {
      action: "renew",
      entity: "consultant",
      entityId: id,
      before: null,
      after: null,
    });
  });
  return changed(id);
}

type Locked = Omit<KeptConsultant, "meetingsToCome">;

/** Changes one of them while nobody else changes any. @throws AppError not_found */
const changing = (
  id: number,
  change: (tx: Transaction, before: Locked, others: Locked[], at: Date) => Promise<void>,
): Promise<void> =>
  transaction(async (tx) => {
    const all = await lockConsultants(tx);
    const before = all.find((each) => each.id === id);
    if (!before) throw new AppError("consultant_not_found");
    // Two changes of one millisecond are told apart, because `updatedAt` says what was seen.
    const at = new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1));
    await change(
      tx,
      before,
      all.filter((each) => each.id !== id),
      at,
    );
  });

/** As it is after a change, whose pages end. */
async function changed(id: number): Promise<AdminConsultant> {
  currentRequest.getStore()?.changedTags.add(tags.consultants);
  const consultant = await findConsultant(id, now());
  if (!consultant) throw new AppError("consultant_not_found");
  return toAdmin(consultant);
}

/** Weekdays and absences in their order; absences that are over are not kept. */
function ordered(input: ConsultantValues, at: Date): ConsultantFields {
  const today = helsinkiDate(at);
  return {
    ...input,
    joinUrl: input.joinUrl ?? null,
    workingHours: [...input.workingHours].sort((one, other) => one.weekday - other.weekday),
    absences: input.absences
      .filter(({ lastDay }) => lastDay >= today)
      .sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1)),
  };
}

/** What the log keeps: it cannot forget, so the link is only said to be there. */
const audited = ({ name, email, isActive, joinUrl, workingHours, absences }: ConsultantFields) => ({
  name,
  email,
  isActive,
  hasJoinUrl: joinUrl !== null,
  workingHours: workingHours
    .map(({ weekday, opensAt, closesAt }) => `${weekday}: ${clock(opensAt)}–${clock(closesAt)}`)
    .join(", "),
  absences: absences.map(({ firstDay, lastDay }) => `${firstDay}–${lastDay}`).join(", "),
});
const clock = (minutes: number) => formatTimeOfDay(minutes, "24h");
