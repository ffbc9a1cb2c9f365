import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** The id of the request that is being answered, for what is written deep below the route: the audit log. */
export const currentRequestId = new AsyncLocalStorage<string>();
