import { apiRequest } from "@/lib/client/api";
import { type Cents, toEuros } from "@/lib/shared/format-money";
import type { AdminPosting, EditPostingForm, EditPostingValues } from "./moderation-schemas";

// Only types come from posting-schemas.ts: its values would bring the validation library to the whole dashboard.

export const postingsPath = "/api/admin/project-postings";

const patch = (id: number, what: string, body?: object) =>
  apiRequest<AdminPosting>("PATCH", `${postingsPath}/${id}${what}`, body, { keepalive: true });

export const approvePosting = (id: number) => patch(id, "/approve");
export const rejectPosting = (id: number, rejectionReason: string) =>
  patch(id, "/reject", { rejectionReason });
export const reopenPosting = (id: number) => patch(id, "/reopen");
export const setPostingVisibility = (id: number, isActive: boolean) => patch(id, "/visibility", { isActive });
export const orderPosting = (id: number, displayOrder: number) => patch(id, "/order", { displayOrder });
export const deletePosting = (id: number) =>
  apiRequest<void>("DELETE", `${postingsPath}/${id}`, undefined, { keepalive: true });

/** The fields of PATCH …/{id}; null clears. Rates in euros. */
export type PostingEdit = Partial<
  Record<keyof EditPostingValues, string | number | null> & Pick<AdminPosting, "title">
>;
export const editPosting = (id: number, changes: PostingEdit) => patch(id, "", changes);

/** What the edit dialog begins with; an empty number is absent. */
export function editPostingStart(posting: AdminPosting): EditPostingForm {
  return {
    title: posting.title,
    location: posting.location,
    description: posting.description,
    hourlyRateMin: posting.hourlyRateMin ?? undefined,
    hourlyRateMax: posting.hourlyRateMax ?? undefined,
    durationMonths: posting.durationMonths ?? undefined,
    hoursPerWeek: posting.hoursPerWeek ?? undefined,
    displayOrder: posting.displayOrder,
  };
}

/** The fields whose value differs: only they are sent, so that nothing else is overwritten. */
export function postingEdit(before: AdminPosting, values: EditPostingValues): PostingEdit {
  const euros = (cents: Cents | null | undefined) =>
    cents === null || cents === undefined ? null : toEuros(cents);
  const after = {
    ...values,
    hourlyRateMin: euros(values.hourlyRateMin),
    hourlyRateMax: euros(values.hourlyRateMax),
    durationMonths: values.durationMonths ?? null,
    hoursPerWeek: values.hoursPerWeek ?? null,
  };
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof AdminPosting]),
  );
}
