import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { refuseStale } from "@/lib/server/refuse-stale";
import { findCity } from "@/lib/shared/cities";
import { invalidInput } from "@/lib/shared/errors";
import { type Cents, toEuros } from "@/lib/shared/money";
import {
  type AdminPosting,
  type EditPostingInput,
  isRateRange,
  rateRangeMessage,
} from "../moderation-schemas";
import { changedPosting, changePosting } from "./change-posting";
import { type PostingChanges, postingOrder, savePosting } from "./moderation-repository";

/**
 * PATCH /api/admin/project-postings/{id} (001 §4, §7): changes the fields that were sent of an approved posting; a
 * place in the order moves it there.
 * @throws AppError not_found, conflict when it is not approved or was changed since `updatedAt`, invalid when the rates
 *   it would have are no range
 */
export function editPosting(
  actor: AdminActor,
  id: number,
  { displayOrder, updatedAt: seen, ...input }: EditPostingInput,
): Promise<AdminPosting> {
  const isOrdering = displayOrder !== undefined;
  return changePosting(
    actor,
    id,
    "update",
    async (tx, { before, at }) => {
      refuseStale("posting_changed", new Date(before.updatedAt), seen);
      const changes = postingChanges(before, input);
      if (Object.keys(changes).length > 0) await savePosting(tx, id, changes, at);
      if (isOrdering) await postingOrder.move(tx, id, displayOrder);
      return changedPosting(tx, before, [
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
  { hourlyRateMin, hourlyRateMax, ...input }: Omit<EditPostingInput, "displayOrder" | "updatedAt">,
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
  return changePosting(actor, id, isActive ? "show" : "hide", async (tx, { before, at }) => {
    if (before.isActive === isActive) return { result: before };
    await savePosting(tx, id, { isActive }, at);
    return {
      ...(await changedPosting(tx, before, ["isActive"])),
      jobs: isActive ? [["notify-experts", { projectId: id }]] : [],
    };
  });
}

/**
 * PATCH …/{id}/order (decisions B19): moves an approved posting to a place from 1; beyond the end is the end.
 * @throws AppError not_found, conflict when it is not approved
 */
export function orderPosting(actor: AdminActor, id: number, displayOrder: number): Promise<AdminPosting> {
  return changePosting(actor, id, "reorder", async (tx, { before }) => {
    await postingOrder.move(tx, id, displayOrder);
    return changedPosting(tx, before, ["displayOrder"]);
  });
}
