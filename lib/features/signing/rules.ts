import type { ContractType } from "@/lib/features/contracts/rules";

/** As whom somebody signs: as the contract's party, or for the operator, who is the other side of every contract. */
export const signerRoles = ["client", "expert", "operator"] as const;
export type SignerRole = (typeof signerRoles)[number];

/** How each is called: the names of the parties in ContractTerms. */
export const roleNames = { client: "client", expert: "expert", operator: "serviceCompany" } as const;

/** Who has to sign a contract, in this order (deal N2, N3). */
export const rolesOf = (type: ContractType): SignerRole[] => [type, "operator"];

/** The rules of a mailed code (deal N2). They are no rate limits: RATE_LIMIT_FACTOR lifts none of them. */
export const signingCodes = {
  digits: 6,
  minutes: 10,
  tries: 5,
  /** For one person and contract. */
  anHour: 3,
} as const;

/** How far clocks of one installation may be apart: a code from further ahead was made before a clock jumped back. */
const clockToleranceMilliseconds = 60_000;

/** Whether a code still counts, by the instants stored with it. */
export const isLive = (code: { createdAt: Date; expiresAt: Date }, at: Date): boolean =>
  at < code.expiresAt && code.createdAt.getTime() - at.getTime() <= clockToleranceMilliseconds;

const hour = 3_600_000;

/** Since when codes count against the hour. */
export const codesSince = (at: Date): Date => new Date(at.getTime() - hour);

/**
 * How many seconds until the next code may be asked for; 0 when it may at once.
 * @param asked when the codes of the hour were made, the newest first
 */
export function secondsToNextCode(asked: readonly Date[], at: Date): number {
  const oldest = asked[signingCodes.anHour - 1];
  if (!oldest) return 0;
  // A clock that jumped back makes nobody wait for longer than the hour.
  return Math.min(3600, Math.max(1, Math.ceil((oldest.getTime() + hour - at.getTime()) / 1000)));
}

/** Characters of a typed name and of a reason. */
export const signingBounds = { name: { min: 2, max: 120 }, reason: 2000 } as const;

/** The mail that holds a code, which is its reader's secret. */
export const signingCodeMailKind = "signing_code";

/** Bytes of a file that can be checked (deal N5). */
export const verifyFileBytes = 10 * 1024 * 1024;

/** What a checked file that is not a sealed contract is: one that was changed, or none that is known here. */
export const verifyReasons = ["changed", "unknown"] as const;
