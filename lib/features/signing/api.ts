import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { declineInput, sentCode, signedContract, signInput, verifyAnswer, verifyInput } from "./schemas";

export const getContract = endpoint({
  method: "GET",
  path: "/api/contracts/{id}",
  access: "user",
  summary: "A contract for its party: where it stands, and who has signed",
  rateLimit: limits.read,
  params: byId,
  response: signedContract,
});

export const sendSigningCode = endpoint({
  method: "POST",
  path: "/api/contracts/{id}/signing-code",
  access: "user",
  summary: "Mail six digits to the party's verified address: 10 minutes, 5 tries, 3 codes an hour",
  rateLimit: limits.signing,
  params: byId,
  response: sentCode,
  errors: ["forbidden", "already_signed", "not_possible_now", "rate_limited"],
  takesIdempotencyKey: true,
});

export const signContract = endpoint({
  method: "POST",
  path: "/api/contracts/{id}/sign",
  access: "user",
  summary: "Sign a contract with the mailed code, one's name and consent",
  rateLimit: limits.signing,
  params: byId,
  body: signInput,
  response: signedContract,
  errors: ["forbidden", "already_signed", "not_possible_now", "wrong_code", "rate_limited"],
});

export const declineContract = endpoint({
  method: "POST",
  path: "/api/contracts/{id}/decline",
  access: "user",
  summary: "Decline to sign a contract, with the reason; the engagement's other one is cancelled with it",
  rateLimit: limits.signing,
  params: byId,
  body: declineInput,
  response: signedContract,
  errors: ["already_signed", "not_possible_now"],
});

export const sendOperatorCode = endpoint({
  method: "POST",
  path: "/api/admin/contracts/{id}/signing-code",
  access: "admin",
  summary: "Mail the administrator a code for signing as the operator, once the party has signed",
  rateLimit: limits.signing,
  params: byId,
  response: sentCode,
  errors: ["already_signed", "not_possible_now", "rate_limited"],
  takesIdempotencyKey: true,
});

export const signAsOperator = endpoint({
  method: "POST",
  path: "/api/admin/contracts/{id}/sign",
  access: "admin",
  summary: "Sign a contract as the operator; in the audit log",
  rateLimit: limits.signing,
  params: byId,
  body: signInput,
  response: signedContract,
  errors: ["already_signed", "not_possible_now", "wrong_code", "rate_limited"],
});

export const verifyFile = endpoint({
  method: "POST",
  path: "/api/verify",
  access: "public",
  summary: "Whether a file is a contract as it was sealed here: 10 MB at most, nothing is stored",
  rateLimit: limits.verify,
  bodyType: "multipart/form-data",
  body: verifyInput,
  response: verifyAnswer,
  errors: ["too_large", "unsupported_media_type"],
});
