import type { CurrentUser } from "./use-current-user";

/** First name and surname of who is signed in; empty for a guest. */
export const fullNameOf = ({ firstName, lastName }: Pick<CurrentUser, "firstName" | "lastName">): string =>
  [firstName, lastName].filter(Boolean).join(" ");
