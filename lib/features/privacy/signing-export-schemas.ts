import { z } from "zod";
import { instant, text, whole } from "./export-fields";

// What a person has signed, and the codes that were mailed for it (see export-schemas.ts).

export const exportedSignature = z.object({
  id: whole,
  contractId: whole,
  role: text,
  name: text,
  email: text,
  signedAt: instant,
  ipAddress: text.nullable(),
  userAgent: text.nullable(),
  documentSha256: text,
});

/** That a code was mailed, never the code. */
export const exportedSigningCode = z.object({
  id: whole,
  contractId: whole,
  documentSha256: text,
  tries: whole,
  createdAt: instant,
  expiresAt: instant,
  usedAt: instant.nullable(),
});

/** A paper of contractor's liability that the person has uploaded; the file itself is on the contract's page. */
export const exportedLiabilityPaper = z.object({
  id: whole,
  projectId: whole,
  kind: text,
  name: text,
  type: text,
  size: whole,
  issuedOn: instant,
  createdAt: instant,
});
