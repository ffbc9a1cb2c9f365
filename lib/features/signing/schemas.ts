import { z } from "zod";
import { contractTypes } from "@/lib/features/contracts/rules";
import { contractForces, contractStatuses } from "@/lib/features/contracts/states";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { signerRoles, signingBounds, signingCodes, verifyReasons } from "./rules";

/** POST /api/contracts/{id}/sign. Blanks that were copied with the code do not make it a wrong one. */
export const signInput = z.strictObject({
  name: text({ ...signingBounds.name, field: "name" }),
  code: z
    .string({ error: says("named.signingCode", { digits: signingCodes.digits }) })
    .max(40, says("named.signingCode", { digits: signingCodes.digits }))
    .transform((code) => code.replace(/[\s-]/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, says("named.signingCode", { digits: signingCodes.digits }))),
  consent: z.literal(true, says("named.signingConsent")),
});
export type SignInput = z.output<typeof signInput>;

/** POST /api/contracts/{id}/decline. */
export const declineInput = z.strictObject({
  reason: text({ max: signingBounds.reason, field: "reason" }),
});

/** The answer of POST /api/contracts/{id}/signing-code. */
export const sentCode = z.object({
  /** Where the code went. */
  email: z.string(),
  expiresAt: z.iso.datetime(),
  /** How many more may be asked for at once. */
  codesLeft: z.int(),
});
export type SentCode = z.infer<typeof sentCode>;

const instant = z.iso.datetime().nullable();

/** A contract for its party (deal N1). */
export const signedContract = z.object({
  id: z.int(),
  /** "OS-000017-C": what stands on the paper. */
  reference: z.string(),
  type: z.enum(contractTypes),
  status: z.enum(contractStatuses),
  projectTitle: z.string(),
  /** Euros without VAT: what the client pays, or what the expert gets. */
  totalAmount: eurosAmount,
  /** SHA-256 in hex of the file that is shown and signed; null for a draft. */
  documentSha256: z.string().nullable(),
  sentAt: instant,
  /** When it ends if it is not signed. */
  expiresAt: instant,
  /** When all had signed. */
  signedAt: instant,
  /** Whether a signed one holds: it comes into force when the engagement's other one is signed too. */
  force: z.enum(contractForces).nullable(),
  endedAt: instant,
  /** Why it was declined or cancelled. */
  endReason: z.string().nullable(),
  endReasonLanguage: z.enum(locales).nullable(),
  /** Everybody who has to sign it, the party first. */
  signatures: z.array(
    z.object({
      role: z.enum(signerRoles),
      /** Null while the signature is missing. */
      name: z.string().nullable(),
      signedAt: instant,
    }),
  ),
  /** The reader's code that still counts, so that a page that was left goes on where it was. */
  openCode: sentCode.nullable(),
  /** What the reader can do with it now. */
  canSign: z.boolean(),
  canDecline: z.boolean(),
  /** Whether the reader, an administrator, can sign it for the operator now. */
  canCountersign: z.boolean(),
  pdfUrl: z.string(),
  /** Whether the file is sealed. */
  sealed: z.boolean(),
  sealedAt: instant,
});
export type SignedContract = z.infer<typeof signedContract>;

/** POST /api/verify. */
export const verifyInput = z.object({ file: z.file() });

/** What is known of a file (deal N5). */
export const verifyAnswer = z.object({
  valid: z.boolean(),
  /** Null for a valid one. */
  reason: z.enum(verifyReasons).nullable(),
  reference: z.string().nullable(),
  /** When all had signed. */
  signedAt: instant,
  /** SHA-256 in hex of the file that was shown for signing. */
  documentSha256: z.string().nullable(),
  /** Who has signed; only of a valid one. */
  parties: z.array(z.object({ role: z.enum(signerRoles), name: z.string() })),
});
export type VerifyAnswer = z.infer<typeof verifyAnswer>;
