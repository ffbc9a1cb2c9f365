import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { enqueue } from "@/lib/server/jobs/boss";
import { findCity } from "@/lib/shared/cities";
import { invalidInput } from "@/lib/shared/errors";
import { type Cents, toEuros } from "@/lib/shared/money";
import {
  type AdminPosting,
  type EditPostingInput,
  isRateRange,
  rateRangeMessage,
} from "../moderation-schemas";
import { changePosting, postingAfter } from "./change-posting";
import { movePosting, type PostingChanges, savePosting } from "./moderation-repository";

/**
 * PATCH /api/admin/project-postings/{id} (001 §4, §7): changes the fields that were sent of an approved posting; a
 * place in the order moves it there.
 * @throws AppError not_found, conflict when it is not approved, invalid when the rates it would have are no range
 */
export function editPosting(
  actor: AdminActor,
  id: number,
  { displayOrder, ...input }: EditPostingInput,
): Promise<AdminPosting> {
  const isOrdering = displayOrder !== undefined;
  return changePosting(
    id,
    "edit",
    async (tx, before) => {
      const changes = postingChanges(before, input);
      if (Object.keys(changes).length > 0) await savePosting(tx, id, changes, now());
      if (isOrdering) await movePosting(tx, id, displayOrder);
      return audited(tx, actor, "update", before, [
        ...(Object.keys(input) as (keyof typeof input)[]),
        ...(isOrdering ? (["displayOrder"] as const) : []),
      ]);
    },
    { isOrdering },
  );
}

/** The columns that an edit changes; the city is derived from the location, for the filter and for distances. */
function postingChanges(
  before: AdminPosting,
  { hourlyRateMin, hourlyRateMax, ...input }: Omit<EditPostingInput, "displayOrder">,
): PostingChanges {
  const rates = {
    hourlyRateMin: hourlyRateMin === undefined ? before.hourlyRateMin : euros(hourlyRateMin),
    hourlyRateMax: hourlyRateMax === undefined ? before.hourlyRateMax : euros(hourlyRateMax),
  };
  if (!isRateRange(rates)) throw invalidInput("hourlyRateMin", rateRangeMessage);
  const changes: PostingChanges = {
    ...input,
    ...(input.location === undefined ? {} : { cityKey: findCity(input.location)?.key ?? null }),
    ...(hourlyRateMin === undefined ? {} : { hourlyRateMinCents: hourlyRateMin }),
    ...(hourlyRateMax === undefined ? {} : { hourlyRateMaxCents: hourlyRateMax }),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

const euros = (cents: Cents | null) => (cents === null ? null : toEuros(cents));

/**
 * PATCH …/{id}/visibility (001 §4): shows or hides an approved posting. One that is shown again is also told to
 * fitting experts who have not heard of it: their mails were not sent if it was hidden right after its approval.
 * @throws AppError not_found, conflict when it is not approved
 */
export function setPostingVisibility(
  actor: AdminActor,
  id: number,
  isActive: boolean,
): Promise<AdminPosting> {
  const event = isActive ? "show" : "hide";
  return changePosting(id, event, async (tx, before) => {
    if (before.isActive === isActive) return before;
    await savePosting(tx, id, { isActive }, now());
    if (isActive) await enqueue(tx, "notify-experts", { projectId: id });
    return audited(tx, actor, event, before, ["isActive"]);
  });
}

/**
 * PATCH …/{id}/order (decisions B19): moves an approved posting to a place from 1; beyond the end is the end.
 * @throws AppError not_found, conflict when it is not approved
 */
export function orderPosting(actor: AdminActor, id: number, displayOrder: number): Promise<AdminPosting> {
  return changePosting(id, "reorder", async (tx, before) => {
    await movePosting(tx, id, displayOrder);
    return audited(tx, actor, "reorder", before, ["displayOrder"]);
  });
}

/** Reads the posting anew and writes down what became of these fields of it, if anything. */
async function audited(
  tx: Transaction,
  actor: AdminActor,
  action: "update" | "show" | "hide" | "reorder",
  before: AdminPosting,
  fields: readonly (keyof AdminPosting)[],
): Promise<AdminPosting> {
  const after = await postingAfter(tx, before.id);
  const of = (posting: AdminPosting) => Object.fromEntries(fields.map((field) => [field, posting[field]]));
  if (JSON.stringify(of(after)) === JSON.stringify(of(before))) return after;
  const change = { action, entity: "project" as const, entityId: before.id };
  await recordAudit(tx, actor, { ...change, before: of(before), after: of(after) });
  return after;
}
