import type messages from "@/messages/en";

type Account = typeof messages.Account;

/** The texts of the account page's parts, which the page hands over. */
export type ExportTexts = Account["export"];
export type DeletionTexts = Account["delete"];
export type SignOutTexts = Pick<Account["details"], "signOut" | "error" | "signOutFailed">;
