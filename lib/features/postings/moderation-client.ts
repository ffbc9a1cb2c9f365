import type { z } from "zod";
import { adminListCall } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type { Attempt } from "@/lib/client/idempotency-key";
import { type Cents, toEuros } from "@/lib/shared/format-money";
import type * as api from "./api";
import type { PostingPayload } from "./form";
import type {
  AdminPosting,
  EditPostingForm,
  EditPostingValues,
  editPostingInput,
} from "./moderation-schemas";

// Only types come from posting-schemas.ts: its values would bring the validation library to the whole dashboard.

/** The administrators' list of postings; its path is what changes invalidate. */
export const postings = adminListCall<typeof api.listPostings>("GET /api/admin/project-postings");

const patchPosting = apiCall<typeof api.editPosting>("PATCH /api/admin/project-postings/{id}");
const patchApproval = apiCall<typeof api.approvePosting>("PATCH /api/admin/project-postings/{id}/approve");
const patchRejection = apiCall<typeof api.rejectPosting>("PATCH /api/admin/project-postings/{id}/reject");
const patchChanges = apiCall<typeof api.requestPostingChanges>(
  "PATCH /api/admin/project-postings/{id}/request-changes",
);
const patchReopening = apiCall<typeof api.reopenPosting>("PATCH /api/admin/project-postings/{id}/reopen");
const patchVisibility = apiCall<typeof api.setPostingVisibility>(
  "PATCH /api/admin/project-postings/{id}/visibility",
);
const patchOrder = apiCall<typeof api.orderPosting>("PATCH /api/admin/project-postings/{id}/order");
const removePosting = apiCall<typeof api.deletePosting>("DELETE /api/admin/project-postings/{id}");

/** Sent to the end even when the page is left: a decision is no draft. */
const options = { keepalive: true };

/** Refused, as is rejecting, when the posting has changed since it was on screen. */
export const approvePosting = ({ id, updatedAt }: AdminPosting) =>
  patchApproval({ params: { id }, body: { updatedAt } }, options);
export const rejectPosting = ({ id, updatedAt }: AdminPosting, rejectionReason: string) =>
  patchRejection({ params: { id }, body: { rejectionReason, updatedAt } }, options);
export const requestPostingChanges = ({ id, updatedAt }: AdminPosting, message: string) =>
  patchChanges({ params: { id }, body: { message, updatedAt } }, options);
export const reopenPosting = (id: number) => patchReopening({ params: { id } }, options);
export const setPostingVisibility = (id: number, isActive: boolean) =>
  patchVisibility({ params: { id }, body: { isActive } }, options);
export const orderPosting = (id: number, displayOrder: number) =>
  patchOrder({ params: { id }, body: { displayOrder } }, options);
export const deletePosting = (id: number) => removePosting({ params: { id } }, options);

/** The fields of PATCH …/{id}; null clears. Rates in euros. */
export type PostingEdit = z.input<typeof editPostingInput>;
export const editPosting = (id: number, changes: PostingEdit) =>
  patchPosting({ params: { id }, body: changes }, options);

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

/** The fields whose value differs: only they are sent, so that nothing else is overwritten, and when it was seen. */
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
  const changes = Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof AdminPosting]),
  );
  return Object.keys(changes).length > 0 ? { ...changes, updatedAt: before.updatedAt } : {};
}

const sendPosting = apiCall<typeof api.postForCustomer>("POST /api/admin/project-postings");

/** Posts a project for a customer. Sent again with the same attempt, it counts once. */
export const postForCustomer = (posting: PostingPayload, attempt: Attempt) =>
  sendPosting({ body: posting }, { headers: { "Idempotency-Key": attempt.key } });
