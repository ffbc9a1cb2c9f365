import "server-only";
import { setTimeout } from "node:timers/promises";

/** Longer than a transaction with a mail takes, shorter than a person notices. */
const evenMilliseconds = 250;

/**
 * Answers no sooner than after a fixed time: an address that has an account costs more work than one that
 * has none, and the clock must not tell which it was (decisions A1).
 */
export async function answerEvenly<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, setTimeout(evenMilliseconds)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
