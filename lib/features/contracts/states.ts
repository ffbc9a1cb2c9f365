import { addDays, helsinkiDate, helsinkiInstant } from "@/lib/shared/dates";
import { defineLifecycle } from "@/lib/shared/lifecycle";

/** Where a contract stands (deal N1). What the calculator drew up is a draft. */
export const contractStatuses = [
  "draft",
  "awaiting_signatures",
  "signed",
  "declined",
  "expired",
  "cancelled",
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** The states as administrators see them: a calculator's draft has its documented badge, Active (decisions C8, deal N1). */
export const listedContractStatuses = [
  "active",
  ...contractStatuses.filter((status) => status !== "draft"),
] as const;

/** What administrators call a state, on every screen of theirs. */
export const listedStatus = <Status extends string>(status: Status) =>
  (status === "draft" ? "active" : status) as Exclude<Status, "draft"> | "active";

/**
 * What can happen to a contract (deal N1 to N6). Each is its own party's, client or expert; the operator is the other
 * side of both. `complete` is the last signature. A signed one has no way back.
 */
export const contractLifecycle = defineLifecycle({
  states: contractStatuses,
  events: ["send", "sign", "complete", "decline", "expire", "cancel"],
  rules: [
    { from: "draft", event: "send", to: "awaiting_signatures", by: ["client"] },
    { from: "awaiting_signatures", event: "sign", by: ["client", "expert", "admin"] },
    { from: "awaiting_signatures", event: "complete", to: "signed", by: ["client", "expert", "admin"] },
    { from: "awaiting_signatures", event: "decline", to: "declined", by: ["client", "expert"] },
    { from: "awaiting_signatures", event: "expire", to: "expired", by: ["time"] },
    { from: ["draft", "awaiting_signatures"], event: "cancel", to: "cancelled", by: ["admin"] },
  ],
});

/** Whether a contract that all have signed holds: it comes into force together with the engagement's other one only. */
export const contractForces = ["in_force", "waiting", "lapsed"] as const;
export type ContractForce = (typeof contractForces)[number];

/**
 * Where a signed contract stands by its clause on coming into force (docs/decisions/0026); null of one that is not signed,
 * or was signed on paper: of such the operator knows more than we do.
 * @param other where the engagement's other contract stands; null when it is gone, as with the account of its party
 */
export function forceOf(
  { status, expiresAt }: { status: ContractStatus; expiresAt: Date | null },
  other: ContractStatus | null,
  at: Date,
): ContractForce | null {
  if (status !== "signed" || expiresAt === null) return null;
  if (other === "signed") return "in_force";
  // Both are sent together, so the time of the one is over with that of the other.
  return other === "awaiting_signatures" && at < expiresAt ? "waiting" : "lapsed";
}

/** Whose signature a contract waits for, as its party sees it. */
export const awaited = ["you", "other"] as const;

/** Whom a contract waits for: nobody can sign any more once its time is over, whenever the job comes to end it. */
export function awaitsOf(
  {
    status,
    expiresAt,
    hasPartySigned,
  }: { status: ContractStatus; expiresAt: Date | null; hasPartySigned: boolean },
  at: Date,
): (typeof awaited)[number] | null {
  if (status !== "awaiting_signatures" || (expiresAt && expiresAt <= at)) return null;
  return hasPartySigned ? "other" : "you";
}

/** Days after its sending on which a contract that is not signed ends (deal N1). */
export const signingDays = 30;

/** When a contract that is sent at an instant ends: as that day begins in Helsinki. */
export const signingEnd = (sentAt: Date): Date =>
  helsinkiInstant(addDays(helsinkiDate(sentAt), signingDays), 0);

/** The last day in Helsinki on which it can be signed. */
export const lastSigningDay = (expiresAt: Date): string => addDays(helsinkiDate(expiresAt), -1);
