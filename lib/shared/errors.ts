import type { Fault } from "@/lib/shared/validation";
import type catalogue from "@/messages/en/errors.json";

/** Every code an API answer can carry, with its HTTP status. A reason that is a code of its own has its row here too. */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  not_possible_now: 409,
  already_invited: 409,
  already_applied: 409,
  too_many_invitations: 409,
  too_late: 409,
  quote_expired: 409,
  already_signed: 409,
  blocked: 409,
  stopped: 403,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  wrong_code: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Messages per field name, as forms show them beside the field. */
export type FieldErrors = Record<string, string>;

/** Why something was refused. Its sentence is in the catalogue (Errors); programs may rely on the name. */
export type Reason = keyof (typeof catalogue)["Errors"];

/** The code each reason answers with, and by it the status: the one table (decisions G). */
export const reasonCodes = {
  account_exists: "conflict",
  account_unverified: "forbidden",
  admin_only_fields: "forbidden",
  admin_refused: "invalid",
  already_applied: "conflict",
  already_exists: "conflict",
  api_path_unknown: "not_found",
  application_already_approved: "conflict",
  application_already_pending: "conflict",
  application_already_rejected: "conflict",
  application_exists: "conflict",
  application_not_found: "not_found",
  attachment_not_found: "not_found",
  authentication_required: "unauthenticated",
  availability_link_invalid: "not_found",
  body_too_large: "too_large",
  booking_changed: "conflict",
  booking_not_found: "not_found",
  calendar_silent: "unavailable",
  company_business_id_taken: "conflict",
  company_business_id_missing: "invalid",
  company_domain_free: "invalid",
  company_email_unverified: "forbidden",
  company_invitation_for_another: "forbidden",
  company_invitation_over: "not_found",
  company_invitations_full: "too_many_invitations",
  company_last_owner: "not_possible_now",
  company_member_already: "conflict",
  company_member_exists: "conflict",
  company_member_not_found: "not_found",
  company_not_found: "not_found",
  contract_already_signed: "already_signed",
  contract_differs: "not_possible_now",
  contract_not_cancellable: "not_possible_now",
  company_register_off: "not_possible_now",
  company_register_silent: "unavailable",
  company_unregistered: "invalid",
  contract_not_found: "not_found",
  contract_not_on_paper: "not_possible_now",
  contract_over: "not_possible_now",
  contract_party_first: "not_possible_now",
  conversation_blocked: "blocked",
  conversation_not_found: "not_found",
  conversation_report_answered: "not_possible_now",
  conversation_report_not_found: "not_found",
  conversation_report_not_stopped: "not_possible_now",
  cross_site: "forbidden",
  cursor_invalid: "malformed",
  database_silent: "unavailable",
  deletion_unconfirmed: "invalid",
  email_not_own: "invalid",
  expert_already_applied: "already_applied",
  expert_already_approved: "conflict",
  expert_already_deleted: "conflict",
  expert_already_invited: "already_invited",
  expert_already_pending: "conflict",
  expert_already_rejected: "conflict",
  expert_archived: "conflict",
  expert_busy: "invalid",
  expert_busy_for_meeting: "invalid",
  expert_changed: "conflict",
  expert_exists: "conflict",
  expert_not_deleted: "conflict",
  expert_not_found: "not_found",
  expert_unavailable: "conflict",
  form_expected: "unsupported_media_type",
  form_malformed: "malformed",
  idempotency_key_invalid: "malformed",
  idempotency_key_reused: "conflict",
  image_not_found: "not_found",
  image_sides_out_of_bounds: "invalid",
  image_too_large: "too_large",
  image_too_many_pixels: "invalid",
  image_type_unsupported: "unsupported_media_type",
  image_unreadable: "invalid",
  internal: "internal",
  invalid_input: "invalid",
  invitation_not_found: "not_found",
  invitation_over: "not_possible_now",
  invitations_full: "too_many_invitations",
  json_expected: "unsupported_media_type",
  json_malformed: "malformed",
  json_not_flat: "malformed",
  last_admin: "conflict",
  liability_file_too_large: "too_large",
  liability_file_type: "unsupported_media_type",
  liability_paper_not_found: "not_found",
  liability_papers_full: "conflict",
  mail_not_failed: "conflict",
  mail_not_found: "not_found",
  malformed_query: "malformed",
  meeting_already_created: "conflict",
  meeting_already_in_state: "conflict",
  meeting_not_started: "conflict",
  meeting_over: "conflict",
  meeting_state_unreachable: "conflict",
  meeting_too_late: "too_late",
  message_file_not_found: "not_found",
  message_file_too_large: "too_large",
  message_file_type: "unsupported_media_type",
  messages_stopped: "stopped",
  method_not_possible: "method_not_allowed",
  not_found: "not_found",
  not_permitted: "forbidden",
  not_possible_now: "not_possible_now",
  own_profile_changed: "conflict",
  password_wrong: "invalid",
  person_profile_changed: "conflict",
  portfolio_address: "invalid",
  portfolio_content_type: "invalid",
  portfolio_missing: "invalid",
  portfolio_no_text: "invalid",
  portfolio_redirects: "invalid",
  portfolio_sign_in: "invalid",
  portfolio_status: "invalid",
  portfolio_timeout: "invalid",
  portfolio_too_large: "invalid",
  portfolio_unreachable: "invalid",
  posting_changed: "conflict",
  posting_over: "conflict",
  posting_already_approved: "conflict",
  posting_already_rejected: "conflict",
  posting_has_contracts: "conflict",
  posting_not_approved: "conflict",
  posting_not_rejected: "conflict",
  profile_exists: "conflict",
  profile_removed: "conflict",
  project_not_found: "not_found",
  quote_needs_profile: "not_possible_now",
  quote_not_found: "not_found",
  quote_over: "quote_expired",
  rate_limited: "rate_limited",
  rejection_reason_alone: "invalid",
  reset_link_invalid: "invalid",
  saved_search_not_found: "not_found",
  saved_searches_full: "conflict",
  service_busy: "unavailable",
  shortlist_full: "conflict",
  shortlist_name_taken: "conflict",
  shortlist_not_found: "not_found",
  shortlists_full: "conflict",
  signing_code_expired: "wrong_code",
  signing_code_missing: "wrong_code",
  signing_code_other_browser: "wrong_code",
  signing_code_other_document: "wrong_code",
  signing_code_used_up: "rate_limited",
  signing_code_wrong: "wrong_code",
  signing_codes_full: "rate_limited",
  signing_email_unverified: "forbidden",
  skill_name_not_found: "not_found",
  skill_name_taken: "conflict",
  skill_names_full: "conflict",
  slot_bad_duration: "invalid",
  slot_closed_day: "invalid",
  slot_off_step: "invalid",
  slot_outside_hours: "invalid",
  slot_past: "invalid",
  slot_taken: "conflict",
  slot_too_far: "invalid",
  slot_too_soon: "invalid",
  text_unstorable: "invalid",
  unsubscribe_link_invalid: "not_found",
} as const satisfies Record<Reason, ErrorCode>;

type MeetingStatus = "pending" | "confirmed" | "cancelled" | "completed";
type PostingStatus = "pending" | "approved" | "rejected";

/** What the sentences of some reasons are filled with; the others need nothing. */
interface ValuesByReason {
  /** The names of the fields, as the API has them. */
  admin_only_fields: { fields: string };
  /** An environment variable, and in words what is wrong with it. */
  admin_refused: { variable: string; problem: string };
  /** With its unit: "64 kB". */
  body_too_large: { limit: string };
  /** Masked: whoever holds the link may not be whom it was sent to. */
  company_invitation_for_another: { address: string };
  company_invitations_full: { max: number };
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
