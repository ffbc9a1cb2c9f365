import { z } from "zod";
import { emailText } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";

/** What the call is sent to show that deleting is meant; the e-mail address of the account does as well. */
export const deletionWord = "DELETE";

const notConfirmed = (word: string) => says("bare.deletionWord", { word });

/** DELETE /api/account. */
export const deleteAccountInput = z.strictObject({
  confirmation: z
    .string({ error: notConfirmed(deletionWord) })
    .trim()
    .refine(
      (typed) => typed === deletionWord || emailText().safeParse(typed).success,
      notConfirmed(deletionWord),
    ),
  /** Of accounts that have one. Never trimmed: a space may be part of it. */
  password: z
    .string()
    .max(1024, says("bare.passwordLongest", { max: 128 }))
    .optional(),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** The dialog's form: what has to be typed depends on the account, and the word on the language of the page. */
export const deletionForm = (hasPassword: boolean, word: string) =>
  z.strictObject({
    confirmation: z
      .string()
      .trim()
      .refine((typed) => typed === word, notConfirmed(word)),
    password: hasPassword ? z.string().min(1, passwordMessage) : z.string(),
  });
export type DeletionForm = z.infer<ReturnType<typeof deletionForm>>;

export const passwordMessage = says("named.required", { field: "password" });

/** Kinds of things a deletion touches; the catalogue has their names (Account.things). */
export const accountThings = [
  "account",
  "favorites",
  "shortlists",
  "savedSearches",
  "notifications",
  "company",
  "onboardingDraft",
  "images",
  "expertProfiles",
  "expertApplications",
  "projectApplications",
  "conversations",
  "messages",
  "meetingBookings",
  "projects",
  "engagements",
  "priceEstimates",
  "contracts",
  "liabilityPapers",
  "mails",
  "auditEntries",
  "decisions",
] as const;
export type AccountThing = (typeof accountThings)[number];

const touched = z.object({
  what: z.enum(accountThings),
  count: z.int(),
  /** The same in words. */
  text: z.string(),
});

/** What became of everything that was held about a person. Kinds of which there were none are left out. */
export const accountDeletion = z.object({
  message: z.string(),
  deleted: z.array(touched),
  anonymised: z.array(touched),
  kept: z.array(
    touched.extend({
      reason: z.string(),
      /** The last day, "YYYY-MM-DD"; null when the reason has no end that is known today. */
      until: z.iso.date().nullable(),
    }),
  ),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;
