import "server-only";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AppError } from "@/lib/shared/errors";
import type { RateLimit } from "@/lib/shared/http/limits";
import { env } from "./env";

// Kept on globalThis: every bundle has its own copy of this file, and a client has one number of searches.
const kept = globalThis as unknown as { osaajaLimiters?: Map<string, RateLimiterAbstract> };
kept.osaajaLimiters ??= new Map();
const limiters = kept.osaajaLimiters;

async function limiterFor(rule: RateLimit, factor: number): Promise<RateLimiterAbstract> {
  const id = `${rule.name}:${factor}`;
  const found = limiters.get(id);
  if (found) return found;
  const options = {
    keyPrefix: rule.name,
    points: Math.max(1, Math.ceil(rule.points * factor)),
    duration: rule.windowSeconds,
  };
  const created =
    rule.store === "memory"
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          // Loaded here: middleware counts in memory only.
          storeClient: (await import("./db")).pool(),
          storeType: "pool",
          tableName: "rate_limits",
          tableCreated: true,
          clearExpiredByTimeout: false,
        });
  limiters.set(id, created);
  return created;
}

/**
 * Uses one point of `key` under a rule. RATE_LIMIT_FACTOR multiplies every limit, 0 turns them off.
 * @throws AppError rate_limited with the seconds to wait
 */
export async function consume(rule: RateLimit, key: string): Promise<void> {
  const factor = env().RATE_LIMIT_FACTOR;
  if (factor === 0) return;
  try {
    const limiter = await limiterFor(rule, factor);
    await limiter.consume(key.slice(0, 200));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new AppError("rate_limited", waitValues(seconds), { retryAfterSeconds: seconds });
  }
}

/** Gives one point of a key back, when what it was taken for did not happen. */
export async function giveBack(rule: RateLimit, key: string): Promise<void> {
  const factor = env().RATE_LIMIT_FACTOR;
  if (factor !== 0) await (await limiterFor(rule, factor)).reward(key.slice(0, 200));
}

/** Gives the points of a key back, after a sign-in that succeeded. */
export async function forgive(rule: RateLimit, key: string): Promise<void> {
  const factor = env().RATE_LIMIT_FACTOR;
  if (factor !== 0) await (await limiterFor(rule, factor)).delete(key.slice(0, 200));
}

const waitValues = (seconds: number) =>
  seconds < 90
    ? { unit: "seconds" as const, count: seconds }
    : { unit: "minutes" as const, count: Math.ceil(seconds / 60) };
