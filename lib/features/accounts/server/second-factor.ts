import "server-only";
import { Secret, TOTP } from "otpauth";
import { type AdminActor, asAdmin, guest } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { keyedHash, unlockText } from "@/lib/server/locked-text";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { consume, forgive } from "@/lib/server/rate-limit";
import { SignInRefused } from "@/lib/server/sign-in";
import { brand } from "@/lib/shared/brand";
import { limits } from "@/lib/shared/http/limits";
import { codeSeconds, codeWindow, isAppCode, typedCode } from "../two-factor-rules";
import { findTwoFactor, spendRecoveryCode, spendStep, type TwoFactor } from "./factor-repository";
import { recoveryCodeUsedMail } from "./mails";
import type { Account } from "./repository";

/** What a secret is locked for: one account's cannot be put into another's row. */
export const secretPurpose = (userId: number) => `two-factor:${userId}`;
export const recoveryHash = (userId: number, code: string) =>
  keyedHash(typedCode(code), `recovery-code:${userId}`);

/** The generator of an account's codes, as authenticator apps know it. */
export const generatorOf = (email: string, secret: string): TOTP =>
  new TOTP({ issuer: brand.name, label: email, period: codeSeconds, secret: Secret.fromBase32(secret) });

/** The thirty seconds whose code this is; null when it is none of now, the last and the next. */
export function stepOfCode(email: string, secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const token = typedCode(code);
  if (!isAppCode(token)) return null;
  const delta = generatorOf(email, secret).validate({ token, timestamp, window: codeWindow });
  return delta === null ? null : Math.floor(timestamp / 1000 / codeSeconds) + delta;
}

export async function hasSecondFactor(userId: number): Promise<boolean> {
  return ((await findTwoFactor(userId))?.confirmedAt ?? null) !== null;
}

/**
 * Takes a code of the app, or a recovery code, once. Guesses are not counted here: whoever asks calls
 * `limitCodes` before.
 * @returns whether it was right
 */
export async function takeCode(
  tx: Transaction,
  account: { id: number; email: string; role: string },
  factor: TwoFactor,
  code: string,
): Promise<boolean> {
  const secret = unlockText(factor.secret, secretPurpose(account.id));
  const step = stepOfCode(account.email, secret, code, now());
  if (step !== null) return spendStep(tx, account.id, step);
  if (!(await spendRecoveryCode(tx, account.id, recoveryHash(account.id, code)))) return false;
  const left = factor.recoveryHashes.length - 1;
  const locale = await readerLocale(account.email, tx);
  await queueMail(tx, recoveryCodeUsedMail(account.email, left, locale));
  const admin = administrator(account);
  if (admin) {
    await recordAudit(tx, admin, {
      ...{ action: "recover", entity: "account", entityId: account.id },
      before: { recoveryCodesLeft: left + 1 },
      after: { recoveryCodesLeft: left },
    });
  }
  return true;
}

/**
 * Counts a guess at a code against its account.
 * @throws AppError rate_limited
 */
export const limitCodes = (userId: number) => consume(limits.secondFactorAccount, String(userId));
export const forgiveCodes = (userId: number) => forgive(limits.secondFactorAccount, String(userId));

/** An account whose code was right, as who the audit log names; null when it is no administrator's. */
export function administrator(account: { id: number; email: string; role: string }): AdminActor | null {
  if (account.role !== "admin") return null;
  const { id: userId, email } = account;
  const names = { firstName: "", lastName: "", emailVerified: true, locale: guest.locale };
  return asAdmin({ kind: "admin", userId, email, ...names });
}

/**
 * The second factor of a sign-in whose first one is proven.
 * @returns whether there was one to pass
 * @throws SignInRefused TwoFactorNeeded without a code, TwoFactorWrong with one that is wrong or was used before
 * @throws AppError rate_limited
 */
export async function passSecondFactor(account: Account, code: string | undefined): Promise<boolean> {
  const factor = await findTwoFactor(account.id);
  if (!factor?.confirmedAt) return false;
  if (!code) throw new SignInRefused("TwoFactorNeeded");
  await limitCodes(account.id);
  const isRight = await transaction((tx) => takeCode(tx, account, factor, code));
  if (!isRight) throw new SignInRefused("TwoFactorWrong");
  await forgiveCodes(account.id);
  return true;
}
