import "server-only";
import { randomBytes } from "node:crypto";
import { Secret } from "otpauth";
import { renderSVG } from "uqr";
import { asAdmin, type SignedIn } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { lockText, unlockText } from "@/lib/server/locked-text";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { consume } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";
import { limits } from "@/lib/shared/http/limits";
import { recoveryCode, recoveryCodeCount } from "../two-factor-rules";
import type {
  BeginTwoFactorInput,
  ConfirmTwoFactorInput,
  EndTwoFactorInput,
  RecoveryCodes,
  TwoFactorSetup,
  TwoFactorState,
} from "../two-factor-schemas";
import { confirm, findTwoFactor, keepUnconfirmed, removeTwoFactor } from "./factor-repository";
import { accountKey } from "./limit-mails";
import { twoFactorMail } from "./mails";
import { verifyPassword } from "./passwords";
import { type Account, findAccountById } from "./repository";
import {
  administrator,
  forgiveCodes,
  generatorOf,
  limitCodes,
  recoveryHash,
  secretPurpose,
  stepOfCode,
  takeCode,
} from "./second-factor";

/** Whose sign-in it is: an administrator's, also before they may do anything as one. */
const isAdministrator = (actor: SignedIn) => actor.kind === "admin" || actor.needsTwoFactor === true;

/** How the second factor of the signed-in person stands. */
export async function readTwoFactor(actor: SignedIn): Promise<TwoFactorState> {
  const factor = await findTwoFactor(actor.userId);
  const isOn = (factor?.confirmedAt ?? null) !== null;
  return {
    isOn,
    isOffered: isOn || isAdministrator(actor),
    isRequired: isAdministrator(actor) && env().ADMIN_TWO_FACTOR === "required",
    recoveryCodesLeft: isOn ? (factor?.recoveryHashes.length ?? 0) : 0,
  };
}

/**
 * Makes a new secret and shows it; nothing is asked for before a code of it has been typed.
 * @throws AppError not_possible_now (no administrator), invalid (the password), conflict (it is on), rate_limited
 */
export async function beginTwoFactor(actor: SignedIn, input: BeginTwoFactorInput): Promise<TwoFactorSetup> {
  if (!isAdministrator(actor)) throw new AppError("two_factor_not_offered");
  const account = await accountWithPassword(actor, input.password);
  const secret = new Secret({ size: 20 }).base32;
  const isKept = await transaction((tx) =>
    keepUnconfirmed(tx, account.id, lockText(secret, secretPurpose(account.id)), now()),
  );
  if (!isKept) throw new AppError("two_factor_on");
  const address = generatorOf(account.email, secret).toString();
  return { secret, address, qrCode: renderSVG(address, { border: 2 }) };
}

/**
 * Turns it on with a code of the app. The sign-in in which it happens goes on; every other one of the account ends.
 * @returns the recovery codes, which nobody can read again
 * @throws AppError conflict (nothing was begun, or it is on), invalid (the code), rate_limited
 */
export async function confirmTwoFactor(
  actor: SignedIn,
  { code }: ConfirmTwoFactorInput,
): Promise<RecoveryCodes> {
  await limitCodes(actor.userId);
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(randomBytes(12)));
  await transaction(async (tx) => {
    const account = await findAccountById(actor.userId, tx);
    const factor = await findTwoFactor(actor.userId, tx);
    if (!account || !factor) throw new AppError("two_factor_not_begun");
    if (factor.confirmedAt) throw new AppError("two_factor_on");
    const at = now();
    const secret = unlockText(factor.secret, secretPurpose(account.id));
    const step = stepOfCode(account.email, secret, code, at);
    if (step === null) throw new AppError("two_factor_code_wrong", {}, { field: "code" });
    const hashes = codes.map((each) => recoveryHash(account.id, each));
    const isOn = await confirm(
      tx,
      { userId: account.id, secret: factor.secret },
      { at, step, signIn: actor.signIn ?? null, hashes },
    );
    if (!isOn) throw new AppError("two_factor_on");
    await tell(tx, account, true);
  });
  await forgiveCodes(actor.userId);
  return { recoveryCodes: codes };
}

/**
 * Turns it off, with the password where there is one, and a code.
 * @throws AppError conflict (it is off), invalid (password or code), rate_limited
 */
export async function endTwoFactor(actor: SignedIn, input: EndTwoFactorInput): Promise<TwoFactorState> {
  const account = await accountWithPassword(actor, input.password);
  await limitCodes(account.id);
  await transaction(async (tx) => {
    const factor = await findTwoFactor(account.id, tx);
    if (!factor?.confirmedAt) throw new AppError("two_factor_off");
    if (!(await takeCode(tx, account, factor, input.code)))
      throw new AppError("two_factor_code_wrong", {}, { field: "code" });
    if (!(await removeTwoFactor(tx, account.id))) throw new AppError("two_factor_off");
    await tell(tx, account, false);
  });
  await forgiveCodes(account.id);
  const { isRequired } = await readTwoFactor(actor);
  return { isOn: false, isOffered: asAdmin(actor) !== null, isRequired, recoveryCodesLeft: 0 };
}

type Tx = Parameters<Parameters<typeof transaction>[0]>[0];

async function tell(tx: Tx, account: Account, isOn: boolean): Promise<void> {
  await queueMail(tx, twoFactorMail(account.email, isOn, await readerLocale(account.email, tx)));
  const admin = administrator(account);
  if (!admin) return;
  await recordAudit(tx, admin, {
    ...{ action: "update", entity: "account", entityId: account.id },
    before: { hasTwoFactor: !isOn },
    after: { hasTwoFactor: isOn },
  });
}

async function accountWithPassword(actor: SignedIn, password: string | undefined): Promise<Account> {
  const account = await findAccountById(actor.userId);
  if (!account) throw new AppError("authentication_required");
  if (account.passwordHash === null) return account;
  await consume(limits.signInAccount, accountKey(account.email));
  if (!(await verifyPassword(account.passwordHash, password ?? "")))
    throw new AppError("password_wrong", {}, { field: "password" });
  return account;
}
