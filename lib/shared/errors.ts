import type { Fault } from "@/lib/shared/validation";
import { type ErrorCode, errorStatus, type Reason, reasonCodes } from "./error-codes";

/** Messages per field name, as forms show them beside the field. */
export type FieldErrors = Record<string, string>;

type MeetingStatus = "pending" | "confirmed" | "cancelled" | "completed";
type PostingStatus = "pending" | "approved" | "rejected";

/** What the sentences of some reasons are filled with; the others need nothing. */
interface ValuesByReason {
  /** The names of the fields, as the API has them. */
  admin_only_fields: { fields: string };
  /** The account of the address, which can be given the right as it is. */
  admin_invitation_account: { personId: number; state: "active" | "admin" | "suspended" };
  /** Whose page it is, and whose invitation: masked, as above all strangers may hold the link. */
  admin_invitation_for_another: { own: string; address: string };
  /** An environment variable, and in words what is wrong with it. */
  admin_refused: { variable: string; problem: string };
  body_too_large: { limit: number; unit: "kilobytes" | "megabytes" };
  /** Masked: whoever holds the link may not be whom it was sent to. */
  company_invitation_for_another: { address: string };
  company_invitations_full: { max: number };
  consultants_full: { max: number };
  /** What became of the application. */
  correction_link_used: { state: "received" | "approved" | "rejected" | "replaced" };
  deletion_unconfirmed: { word: string };
  invitations_full: { max: number };
  email_not_own: { email: string };
  image_sides_out_of_bounds: { min: number; max: number };
  image_too_large: { megabytes: number };
  image_too_many_pixels: { megapixels: number };
  liability_file_too_large: { megabytes: number };
  liability_papers_full: { max: number };
  meeting_already_in_state: { status: MeetingStatus };
  meeting_state_unreachable: { status: MeetingStatus; wanted: MeetingStatus };
  /** How many hours before its start a meeting is settled. */
  meeting_too_late: { hours: number };
  message_file_too_large: { name: string; megabytes: number };
  message_file_type: { name: string };
  method_not_possible: { method: string };
  /** HTTP status of the page. */
  portfolio_missing: { status: number };
  portfolio_status: { status: number };
  posting_not_rejected: { status: PostingStatus };
  profile_removed: { email: string };
  rate_limited: { unit: "seconds" | "minutes"; count: number };
  saved_searches_full: { max: number };
  shortlist_full: { max: number };
  shortlist_name_taken: { name: string };
  shortlists_full: { max: number };
  /** How many tries are left. */
  signing_code_wrong: { left: number };
  /** How many codes an hour, and in how many minutes there is another one. */
  signing_codes_full: { max: number; minutes: number };
  /** The skill that has the name. */
  skill_name_taken: { skill: string };
  skill_names_full: { max: number };
  reason_templates_full: { max: number };
  slot_bad_duration: { min: number; max: number };
  /** Times of day in Helsinki, "9:00". */
  slot_off_step: { minutes: number; opens: string };
  slot_outside_hours: { opens: string; closes: string };
  slot_too_far: { days: number };
  slot_too_soon: { hours: number };
}

/** A reason whose sentence needs no values. */
export type PlainReason = Exclude<Reason, keyof ValuesByReason>;

export type ReasonValues = Readonly<Record<string, string | number>>;

/** The values a reason needs; none for most. */
export type ValuesOf<R extends Reason> = R extends keyof ValuesByReason
  ? ValuesByReason[R]
  : Record<string, never>;

interface ErrorOptions {
  /** The field the sentence is shown beside, too. */
  field?: string;
  /** What is wrong with single fields, where that is not the sentence itself. */
  faults?: readonly Fault[];
  /** Only logged. */
  internal?: string | undefined;
  /** Whole seconds, for `rate_limited` and `unavailable`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

type Arguments<R extends Reason> = R extends keyof ValuesByReason
  ? [values: ValuesByReason[R], options?: ErrorOptions]
  : [values?: ValuesOf<R>, options?: ErrorOptions];

/** The one error type of the project: a named reason with its values. Its sentence is made where it is shown. */
export class AppError<R extends Reason = Reason> extends Error {
  readonly reason: R;
  readonly values: ReasonValues;
  readonly field: string | undefined;
  readonly faults: readonly Fault[];
  readonly internal: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: R, ...[values = {}, options = {}]: Arguments<R>) {
    super(reason, { cause: options.cause });
    this.name = "AppError";
    this.reason = reason;
    this.values = values as ReasonValues;
    this.field = options.field;
    this.faults = options.faults ?? [];
    this.internal = options.internal;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get code(): ErrorCode {
    return reasonCodes[this.reason];
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** What is wrong with one field, found after its schema had nothing against it. */
export const invalidInput = (path: string, message: Fault["message"]) =>
  new AppError("invalid_input", {}, { faults: [{ path, message }] });
