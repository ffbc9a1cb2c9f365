import "server-only";
import { now } from "@/lib/server/clock";
import { saveEndedSession } from "./repository";

/**
 * Signing out in one browser: the session of this sign-in ends, with every copy of its cookie. Ending it once more
 * changes nothing.
 */
export const endSession = (signIn: string): Promise<void> => saveEndedSession(signIn, now());
