import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/shared/errors";
import { idempotencyKey } from "@/lib/shared/http/endpoint";
import { prisma, type Transaction } from "./db";
import { holdKey } from "./kysely";

/** What a use case needs to answer a repeated write the same way. */
export type Idempotency = { scope: string; key: string; requestHash: string };

/**
 * Reads the Idempotency-Key of a request. Null without one.
 * @throws AppError malformed for a key that is not 1 to 200 printable characters
 */
export function idempotency(scope: string, key: string | null, body: unknown): Idempotency | null {
  if (key === null) return null;
  if (!idempotencyKey.safeParse(key).success) throw new AppError("idempotency_key_invalid");
  return { scope, key, requestHash: createHash("sha256").update(JSON.stringify(body)).digest("hex") };
}

/**
 * The answer this key was given before, or null when it is new.
 * @throws AppError conflict when the same key came with another body
 */
export async function earlierAnswer<T>(
  request: Idempotency | null,
  database: Pick<Transaction, "idempotencyKey"> = prisma(),
): Promise<T | null> {
  if (!request) return null;
  const found = await database.idempotencyKey.findUnique({
    where: { scope_key: { scope: request.scope, key: request.key } },
  });
  if (!found) return null;
  if (found.requestHash !== request.requestHash) {
    throw new AppError("idempotency_key_reused");
  }
  return found.response as T;
}

/**
 * For writes that claim nothing unique: lets requests with the same key that arrive at once wait for each other, and
 * gives the answer of the first. Comes first in the transaction.
 * @throws AppError as `earlierAnswer`
 */
export async function answerOfTwin<T>(tx: Transaction, request: Idempotency | null): Promise<T | null> {
  if (!request) return null;
  await holdKey(tx, `${request.scope} ${request.key}`);
  return earlierAnswer<T>(request, tx);
}

/** Remembers the answer, inside the transaction of the change it answers. */
export async function rememberAnswer(
  tx: Transaction,
  request: Idempotency | null,
  status: number,
  response: object,
): Promise<void> {
  if (!request) return;
  await tx.idempotencyKey.create({ data: { ...request, status, response } });
}
