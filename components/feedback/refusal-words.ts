import type { Translator } from "#texts";
import { isSessionEnded, serverMessage } from "@/lib/client/api";

/** Why something was refused, beside what was typed: whoever was signed out reads how to go on. */
export const refusalWords = (error: unknown, feedback: Translator<"Feedback">): string =>
  isSessionEnded(error) ? feedback("signedOut") : serverMessage(error, feedback("checkConnection"));
