import { z } from "zod";
import { locales } from "@/lib/shared/locales";
import { emailText, text } from "@/lib/shared/text";
import { type FieldName, says } from "@/lib/shared/validation";
import { type PasswordProblem, passwordLength, passwordProblem } from "./password-rules";

export const passwordMessages: Record<PasswordProblem, string> = {
  too_short: says("bare.passwordShortest", { min: passwordLength.min }),
  too_long: says("bare.passwordLongest", { max: passwordLength.max }),
  too_common: says("named.passwordCommon"),
  personal: says("named.passwordPersonal"),
};

/** An address as accounts store it: trimmed and lower-cased, so that one mailbox is one account. */
export const accountEmail = emailText().transform((email) => email.toLowerCase());

/** The token of a mailed link. */
export const mailedToken = z
  .string({ error: says("bare.linkIncomplete") })
  .min(1, says("bare.linkIncomplete"))
  .max(200, says("bare.linkIncomplete"));

const personName = (field: FieldName) =>
  text({ max: 80, field }).refine((value) => !/\p{Cc}/u.test(value), says("bare.unstorable"));

const passwordMissing = says("named.required", { field: "password" });

/** A password being chosen. Never trimmed: a space may be part of it. */
export const newPassword = z.string({ error: passwordMissing }).superRefine((password, context) => {
  const problem = passwordProblem(password);
  if (problem) context.addIssue({ code: "custom", message: passwordMessages[problem] });
});

/** What everybody says who makes an account, whichever way the address becomes known. */
const ownerFields = {
  firstName: personName("firstName"),
  lastName: personName("lastName"),
  password: newPassword,
};

const registerFields = { ...ownerFields, email: accountEmail };

type Registration = { firstName: string; lastName: string; email?: string; password: string };

function refusePersonalPassword({ password, ...owner }: Registration, context: z.RefinementCtx) {
  if (passwordProblem(password, owner) !== "personal") return;
  context.addIssue({ code: "custom", path: ["password"], message: passwordMessages.personal });
}

/** Where to go after the mailed link; only a path of this site is kept (`safeReturnTo`), anything else is ignored. */
const returnTo = z.string().max(4096).nullish();

/** What a person fills in on /register. */
export const registerForm = z.strictObject(registerFields).superRefine(refusePersonalPassword);
export type RegisterForm = z.infer<typeof registerForm>;

/** What somebody fills in whose address is proven by the link they hold. */
export const ownerForm = z.strictObject(ownerFields).superRefine(refusePersonalPassword);
export type OwnerForm = z.infer<typeof ownerForm>;

/** The same with that link's token. */
export const invitedOwnerInput = z
  .strictObject({ ...ownerFields, token: mailedToken })
  .superRefine(refusePersonalPassword);
export type InvitedOwnerInput = z.infer<typeof invitedOwnerInput>;

/** POST /api/auth/register (decisions A1). */
export const registerInput = z
  .strictObject({ ...registerFields, returnTo })
  .superRefine(refusePersonalPassword);
export type RegisterInput = z.infer<typeof registerInput>;

/** The sign-in form, and what next-auth hands over: no rule of length here, old passwords keep working. */
export const passwordSignInInput = z.object({
  email: accountEmail,
  password: z
    .string({ error: passwordMissing })
    .min(1, passwordMissing)
    .max(1024, says("bare.passwordLongest", { max: passwordLength.max })),
  /** Of the second factor, once it is asked for. */
  code: z.string().max(40).optional(),
});
export type PasswordSignInInput = z.infer<typeof passwordSignInInput>;

export const linkSignInInput = z.object({ token: mailedToken, code: z.string().max(40).optional() });

/** The form with one address. */
export const forgotPasswordInput = z.strictObject({ email: accountEmail });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;

/** POST /api/auth/email-link, /api/auth/forgot-password and /api/auth/resend-verification. */
export const mailedLinkInput = z.strictObject({ email: accountEmail, returnTo });
export type MailedLinkInput = z.infer<typeof mailedLinkInput>;

export const passwordForm = z.strictObject({ password: newPassword });

/** POST /api/auth/reset-password (decisions A1). */
export const resetPasswordInput = z.strictObject({ token: mailedToken, password: newPassword });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

/** ADMIN_EMAIL and ADMIN_PASSWORD (decisions A15). */
export const adminInput = z.strictObject({ email: accountEmail, password: newPassword });

/** An answer that only says something, and the same whether an address is known or not. */
export const messageAnswer = z.object({ message: z.string() });
export type MessageAnswer = z.infer<typeof messageAnswer>;

/** PATCH /api/account (deal Q2). */
export const accountChange = z.strictObject({ language: z.enum(locales) });

/** GET /api/auth/user (decisions A2). Everything but the two flags is absent for a guest. */
export const currentUser = z.object({
  isAuthenticated: z.boolean(),
  isAdmin: z.boolean(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  /** The signed-in user's own expert (decisions A7). */
  expertId: z.int().nullable().optional(),
  /** The language of mails, which the switch changes (deal Q2). */
  language: z.enum(locales).optional(),
  /** Has applied to join with this address, and waits for the answer; absent otherwise. */
  isWaiting: z.boolean().optional(),
  /** Has applied to join with this address, and is asked to correct that; absent otherwise. */
  isAskedForChanges: z.boolean().optional(),
});
export type CurrentUser = z.infer<typeof currentUser>;
