import "server-only";
import { randomInt } from "node:crypto";
import type { NextRequest } from "next/server";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { answerOfTwin, type Idempotency, idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { derivedToken, isSameToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import { codesSince, isLive, secondsToNextCode, signingCodes } from "../rules";
import type { SentCode } from "../schemas";
import { holdForSigning, type Signer } from "./hold-for-signing";
import { signingCodeMail } from "./mails";
import { type Code, findCodeTimes, findLastCode, insertCode, takeTry } from "./repository";

/** What is stored of a code: only with the secret of this installation can its million possibilities be tried. */
const codeHash = (contractId: number, userId: number, digits: string) =>
  derivedToken(`signing-code:${contractId}:${userId}:${digits}`);

/** What makes a repeated wish for a code the same one. */
export const codeIdempotency = ({ userId }: SignedIn, id: number, request: NextRequest): Idempotency | null =>
  idempotency(`signing-code ${id} ${userId}`, request.headers.get("idempotency-key"), {});

const newDigits = () => String(randomInt(10 ** signingCodes.digits)).padStart(signingCodes.digits, "0");

/**
 * POST /api/contracts/{id}/signing-code (deal N2): mails a new code, which takes the place of the one before. It counts
 * for this contract, person, browser and file.
 * @throws AppError as `holdForSigning`, rate_limited after three codes within an hour
 */
export function sendSigningCode(
  signer: Signer,
  id: number,
  browserHash: string,
  repeat: Idempotency | null,
): Promise<SentCode> {
  const { userId, email } = signer.actor;
  return transaction(async (tx) => {
    const twin = await answerOfTwin<SentCode>(tx, repeat);
    if (twin) return twin;
    const createdAt = now();
    const { contract } = await holdForSigning(tx, signer, id, createdAt);
    if (contract.documentSha256 === null) throw new AppError("contract_over");
    const asked = await findCodeTimes(id, userId, codesSince(createdAt), tx);
    const seconds = secondsToNextCode(asked, createdAt);
    if (seconds > 0) throw tooManyCodes(seconds);
    const digits = newDigits();
    const expiresAt = new Date(createdAt.getTime() + signingCodes.minutes * 60_000);
    await insertCode(tx, {
      contractId: id,
      userId,
      codeHash: codeHash(id, userId, digits),
      browserHash,
      documentSha256: contract.documentSha256,
      createdAt,
      expiresAt,
    });
    await queueMail(tx, signingCodeMail(email, contract, digits, await readerLocale(email, tx)));
    const answer = {
      email,
      expiresAt: expiresAt.toISOString(),
      codesLeft: signingCodes.anHour - asked.length - 1,
    };
    await rememberAnswer(tx, repeat, 200, answer);
    return answer;
  });
}

/** The code that somebody was mailed for a contract as it is, and can still type; null without one. */
export async function findOpenCode(
  { userId, email }: SignedIn,
  contract: { id: number; documentSha256: string | null },
): Promise<SentCode | null> {
  const at = now();
  const code = await findLastCode(contract.id, userId);
  if (!code || code.usedAt || !isLive(code, at) || code.tries >= signingCodes.tries) return null;
  if (code.documentSha256 !== contract.documentSha256) return null;
  const asked = await findCodeTimes(contract.id, userId, codesSince(at));
  return {
    email,
    expiresAt: code.expiresAt.toISOString(),
    codesLeft: Math.max(0, signingCodes.anHour - asked.length),
  };
}

const tooManyCodes = (seconds: number) =>
  new AppError(
    "signing_codes_full",
    { max: signingCodes.anHour, minutes: Math.ceil(seconds / 60) },
    { retryAfterSeconds: seconds },
  );

/**
 * Checks digits against the code that somebody was mailed last. The try is used up whatever comes of it, also when the
 * answer is an error.
 * @throws AppError wrong_code (another code, none, too old, another browser), rate_limited (tried too often)
 */
export async function useCode(
  contractId: number,
  userId: number,
  { digits, browserHash }: { digits: string; browserHash: string },
): Promise<Code> {
  const at = now();
  const code = await findLastCode(contractId, userId);
  if (!code || code.usedAt) throw new AppError("signing_code_missing", {}, { field: "code" });
  if (!isLive(code, at)) throw new AppError("signing_code_expired", {}, { field: "code" });
  const taken = await takeTry(code.id);
  if (taken === null) {
    const asked = await findCodeTimes(contractId, userId, codesSince(at));
    const retryAfterSeconds = Math.max(1, secondsToNextCode(asked, at));
    throw new AppError("signing_code_used_up", {}, { field: "code", retryAfterSeconds });
  }
  if (code.browserHash !== browserHash) {
    throw new AppError("signing_code_other_browser", {}, { field: "code" });
  }
  if (!isSameToken(codeHash(contractId, userId, digits), code.codeHash)) {
    throw new AppError("signing_code_wrong", { left: signingCodes.tries - taken }, { field: "code" });
  }
  return code;
}
