import { AsyncLocalStorage } from "node:async_hooks";
import type { NextRequest } from "next/server";

/** Stands in for next/headers where there is no Next server: what `inRequest` runs sees that request. */
const current = new AsyncLocalStorage<NextRequest>();

export const inRequest = <T>(request: NextRequest, work: () => Promise<T>): Promise<T> =>
  current.run(request, work);

function request(): NextRequest {
  const found = current.getStore();
  if (!found) throw new Error("next/headers was asked outside of a request");
  return found;
}

export const headers = async () => request().headers;

export const cookies = async () => request().cookies;
