import { z } from "zod";
import { accountEmail, mailedToken } from "@/lib/features/accounts/schemas";
import { adminListQuery } from "@/lib/shared/admin-list";
import { text } from "@/lib/shared/text";
import { listNumber } from "@/lib/shared/whole-number";
import { mergeObstacles } from "./rules";

export const personRoles = ["user", "admin"] as const;
export const personStates = ["active", "unverified", "suspended"] as const;
export const yesOrNo = z.enum(["yes", "no"]);

/** GET /api/admin/people; without `sort`, the newest accounts come first. */
export const peopleQuery = adminListQuery({
  sorts: ["name", "email", "role", "createdAt"],
  statuses: personStates,
}).extend({
  role: z.enum(personRoles).optional(),
  hasExpert: yesOrNo.optional(),
  hasCompany: yesOrNo.optional(),
});
export type PeopleQuery = z.output<typeof peopleQuery>;

export const personSummary = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(personRoles),
  status: z.enum(personStates),
  expertId: z.int().nullable(),
  companyName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type PersonSummary = z.infer<typeof personSummary>;

/** What a person has here, by kind; each kind is listed with its newest first. */
export const personThings = [
  "expert_application",
  "project_application",
  "project",
  "meeting_booking",
  "quote",
  "contract",
  "mail_message",
] as const;
export type PersonThing = (typeof personThings)[number];

/** How many of a kind are shown at once. */
export const thingsShown = 50;

/** GET …/{id}/things: one page of a kind; the first is what the answer about the whole has. */
export const thingsQueryOf = <const Kind extends string>(kinds: readonly Kind[]) =>
  z.strictObject({ kind: z.enum(kinds), page: listNumber("page", { min: 1, max: 100_000 }) });
export const personThingsQuery = thingsQueryOf(personThings);
export type PersonThingsQuery = z.output<typeof personThingsQuery>;

/** Something of these kinds that somebody has here, in its own state. */
export const thingOf = <const Kind extends string>(kinds: readonly Kind[]) =>
  z.object({
    kind: z.enum(kinds),
    id: z.string(),
    title: z.string(),
    state: z.string(),
    at: z.iso.datetime(),
  });
export const thing = thingOf(personThings);
export type Thing = z.infer<typeof thing>;

/** GET /api/admin/people/{id}: everything about one person. */
export const personDetails = personSummary.extend({
  isSelf: z.boolean(),
  emailVerifiedAt: z.iso.datetime().nullable(),
  suspendedAt: z.iso.datetime().nullable(),
  messagesStoppedAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  hasTwoFactor: z.boolean(),
  providers: z.array(z.string()),
  /** An address that a link was sent to and that is not confirmed yet. */
  waitingEmail: z.string().nullable(),
  company: z.object({ name: z.string(), role: z.string() }).nullable(),
  expert: z
    .object({ id: z.int(), name: z.string(), title: z.string(), approvalStatus: z.string() })
    .nullable(),
  favorites: z.int(),
  /** How many there are of each kind; `things` has the newest of them. */
  counts: z.record(z.enum(personThings), z.int()),
  things: z.array(thing),
});
export type PersonDetails = z.infer<typeof personDetails>;

export const reason = text({ max: 500, field: "reason" });

export const roleInput = z.strictObject({ role: z.enum(personRoles), reason });
export type RoleInput = z.output<typeof roleInput>;

export const suspensionInput = z.strictObject({ isSuspended: z.boolean(), reason });
export type SuspensionInput = z.output<typeof suspensionInput>;

export const newAddressInput = z.strictObject({ email: accountEmail });
export type NewAddressInput = z.output<typeof newAddressInput>;

/** POST /api/auth/confirm-address. */
export const confirmAddressInput = z.strictObject({
  token: mailedToken,
});

/** POST /api/admin/people/{id}/merge: the address of the account that goes; confirmed with the name of the one kept. */
export const mergeInput = z.strictObject({
  email: accountEmail,
  confirmation: text({ max: 200, field: "name" }),
});
export type MergeInput = z.output<typeof mergeInput>;

export const mergePreviewQuery = z.strictObject({ email: accountEmail });

/** What a merge would do, and what is in its way. */
export const mergePreview = z.object({
  goes: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  obstacles: z.array(z.enum(mergeObstacles)),
  moves: z.int(),
});
export type MergePreview = z.infer<typeof mergePreview>;
