import "server-only";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { oneAtATime } from "@/lib/server/one-at-a-time";
import { AppError } from "@/lib/shared/errors";
import type { ContractType } from "../rules";
import type { ContractSource } from "./contract-texts";
import { type RenderedContract, renderContract } from "./render-contract";

/** A contract that is to be set: what it is made from, and for which side. */
export type Paper = { source: ContractSource; type: ContractType };

/** Rolls a transaction back, so that what it needs is set without holding anything. */
class Unset extends Error {
  constructor(readonly wanted: Paper[]) {
    super("contracts are to be set first");
  }
}

/** So many times what a contract is made from may change while it is being set. */
const attempts = 5;

/** What a transaction that stores contracts works with: its moment, and the contracts that were set for it. */
export class Papers {
  /** The same in every attempt, since it stands in what is set. */
  readonly at = now();
  readonly #ready = new Map<string, RenderedContract>();

  /**
   * The contracts as they are stored. Where one is not set yet, or its source is another by now, the transaction is
   * rolled back, what is missing is set, and it begins again. Whoever needs several asks for all of them at once.
   */
  take(wanted: Paper[]): RenderedContract[] {
    const found = wanted.map((paper) => this.#ready.get(keyOf(paper)));
    if (found.every((each) => each !== undefined)) return found;
    throw new Unset(wanted.filter((_, index) => !found[index]));
  }

  async set(wanted: Paper[]): Promise<void> {
    for (const paper of wanted) {
      this.#ready.set(keyOf(paper), await renderContract(paper.source, paper.type));
    }
  }
}

const keyOf = (paper: Paper) => JSON.stringify(paper);

/**
 * Runs `work` in one transaction that stores contracts. Setting one takes up to a second, so it happens between two
 * attempts: the first finds out what is to be set and leaves nothing, the last checks everything again, stores the very
 * bytes that were set and is short. Callers with the same key wait for each other, so that ten presses set it once.
 * @throws AppError unavailable when the contracts' source changed in every attempt
 */
export function transactionWithPapers<T>(
  key: string,
  work: (tx: Transaction, papers: Papers) => Promise<T>,
): Promise<T> {
  return oneAtATime(key, async () => {
    const papers = new Papers();
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      try {
        return await transaction((tx) => work(tx, papers));
      } catch (error) {
        if (!(error instanceof Unset)) throw error;
        await papers.set(error.wanted);
      }
    }
    throw new AppError("service_busy", {}, { retryAfterSeconds: 2 });
  });
}
