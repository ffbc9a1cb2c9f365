import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** The request that is being answered. */
export type CurrentRequest = {
  id: string;
  /** The tags of the cached pages that its committed transactions have changed. */
  changedTags: Set<string>;
};

/** The same, for what happens deep below the route: the audit log, transactions. Nothing outside of a route, as in a job. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();
