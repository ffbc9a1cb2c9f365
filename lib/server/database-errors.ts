import "server-only";
import { AppError } from "@/lib/shared/errors";

/** What each constraint that a person can run into means to them. Anything not here is our fault: 500. */
const reasons = new Map<string | undefined, ConflictReason>([
  ["users_email_key", "account_exists"],
  ["experts_email_key", "expert_exists"],
  ["expert_applications_email_key", "application_exists"],
  ["project_applications_project_email_key", "already_applied"],
  ["project_applications_one_expert", "already_applied"],
  ["meeting_bookings_no_overlap", "slot_taken"],
  ["meeting_bookings_client_once", "slot_taken"],
]);

type ConflictReason =
  | "account_exists"
  | "expert_exists"
  | "application_exists"
  | "already_applied"
  | "slot_taken";

type Found = { code: string; constraint: string | undefined };

/**
 * The PostgreSQL error inside whatever threw: pg itself, or Prisma around pg (known codes P2002/P2003,
 * raw queries P2010, adapter errors with the original in `cause`).
 */
function postgresError(error: unknown): Found | null {
  let current: unknown = error;
  for (let depth = 0; depth < 6 && typeof current === "object" && current !== null; depth += 1) {
    const { code, originalCode, constraint, meta, cause, message, originalMessage } = current as Record<
      string,
      unknown
    >;
    const state = [originalCode, code].find(
      (value): value is string =>
        typeof value === "string" && /^[0-9A-Z]{5}$/.test(value) && !value.startsWith("P2"),
    );
    if (state) {
      const text = String(originalMessage ?? message ?? "");
      const named =
        typeof constraint === "string" ? constraint : (constraint as { index?: string } | undefined)?.index;
      return { code: state, constraint: named ?? text.match(/constraint "([^"]+)"/)?.[1] };
    }
    const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
    current = inner ?? cause;
  }
  return null;
}

/** The database is not to be reached, went away, or lets nobody in yet. */
const awayStates = new Set(["57P01", "57P02", "57P03", "57P05", "08000", "08001", "08003", "08004", "08006"]);
const awayCodes = new Set([
  ...[
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "ETIMEDOUT",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENOTFOUND",
    "EAI_AGAIN",
  ],
  // Prisma's: not reached, too slow, closed, no connection or no transaction to be had in time.
  ...["P1001", "P1002", "P1008", "P1017", "P2024", "P2028"],
]);
const awayKinds = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout"]);
/** What pg says without a code. */
const awayWords =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed and is not queryable/;

/** Whether the database was away, so that the same request may go through a moment later. */
function isAway(error: unknown): boolean {
  let current: unknown = error;
  for (let depth = 0; depth < 6 && typeof current === "object" && current !== null; depth += 1) {
    const { code, originalCode, kind, message, meta, cause, errors } = current as Record<string, unknown>;
    if ([code, originalCode].some((each) => typeof each === "string" && isAwayCode(each))) return true;
    if (typeof kind === "string" && awayKinds.has(kind)) return true;
    if (typeof message === "string" && awayWords.test(message)) return true;
    // Each address of a name that was tried.
    if (Array.isArray(errors) && errors.some(isAway)) return true;
    current = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError ?? cause;
  }
  return false;
}
const isAwayCode = (code: string) => awayStates.has(code) || awayCodes.has(code);

/** Maps a database error to the project's error type; null when it is not one a person can mend. */
export function mapDatabaseError(error: unknown): AppError | null {
  if (isAway(error)) {
    const internal = error instanceof Error ? error.message : String(error);
    return new AppError("database_silent", {}, { retryAfterSeconds: 5, internal, cause: error });
  }
  const found = postgresError(error);
  if (!found) return null;
  switch (found.code) {
    case "23505": // unique_violation
    case "23P01": // exclusion_violation
      return new AppError(
        reasons.get(found.constraint) ?? "already_exists",
        {},
        { internal: found.constraint, cause: error },
      );
    case "40001": // serialization_failure
    case "40P01": // deadlock_detected
    case "55P03": // lock_not_available
    case "57014": // query_canceled (statement timeout)
    case "53300": // too_many_connections
      return new AppError("service_busy", {}, { retryAfterSeconds: 2, internal: found.code, cause: error });
    case "22P05": // untranslatable_character (NUL in JSON)
    case "22021": // character_not_in_repertoire (NUL in text)
      return new AppError("text_unstorable", {}, { cause: error });
    default:
      return null;
  }
}
