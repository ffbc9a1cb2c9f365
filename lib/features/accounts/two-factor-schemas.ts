import { z } from "zod";
import { says } from "@/lib/shared/validation";

const codeMissing = says("bare.twoFactorCode");

/** Six digits of the app, or a recovery code. */
export const secondFactorCode = z
  .string({ error: codeMissing })
  .trim()
  .min(6, codeMissing)
  .max(40, codeMissing);

const password = z.string().max(1024).optional();

/** GET /api/account/two-factor. */
export const twoFactorState = z.object({
  isOn: z.boolean(),
  /** Administrators may turn it on. */
  isOffered: z.boolean(),
  /** ADMIN_TWO_FACTOR: an administrator does nothing before it is on. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type TwoFactorState = z.infer<typeof twoFactorState>;

/** POST /api/account/two-factor: with the password, where the account has one. */
export const beginTwoFactorInput = z.strictObject({ password });
export type BeginTwoFactorInput = z.infer<typeof beginTwoFactorInput>;

/** What the authenticator app is given: to scan or to type. */
export const twoFactorSetup = z.object({ secret: z.string(), address: z.string(), qrCode: z.string() });
export type TwoFactorSetup = z.infer<typeof twoFactorSetup>;

/** POST /api/account/two-factor/confirm. */
export const confirmTwoFactorInput = z.strictObject({ code: secondFactorCode });
export type ConfirmTwoFactorInput = z.infer<typeof confirmTwoFactorInput>;

/** Shown once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** POST /api/account/two-factor/end. */
export const endTwoFactorInput = z.strictObject({ password, code: secondFactorCode });
export type EndTwoFactorInput = z.infer<typeof endTwoFactorInput>;
