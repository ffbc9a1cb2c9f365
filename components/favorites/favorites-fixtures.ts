import { dismissToast, getToast } from "@/lib/client/toast";
import { refreshCurrentUser } from "@/lib/client/use-current-user";
import { act } from "@/tests/support/testing-library";

/** What a test answers: a status with a body, or an error as without a connection. */
export type FakeAnswer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;
type Answering = (request: string) => FakeAnswer | Promise<FakeAnswer> | undefined;

/** Every request but that for the current user, as "POST /api/favorites/7". */
export const requests: string[] = [];
let visitor: object = {};
let answering: Answering = () => undefined;

/** Answers the requests that follow; undefined is an empty 200. */
export function answer(next: Answering): void {
  answering = next;
}

/** jsdom has no fetch; what the client reads of an answer is little. */
async function fakeFetch(path: string, init: RequestInit): Promise<Partial<Response>> {
  const isUser = path === "/api/auth/user";
  const request = `${init.method} ${path}`;
  if (!isUser) requests.push(request);
  const given = isUser ? { body: visitor } : ((await answering(request)) ?? {});
  if (given instanceof Error) throw given;
  const { status = 200, body = {}, headers = {} } = given;
  return {
    ok: status < 400,
    status,
    statusText: "",
    headers: { get: (name: string) => headers[name] ?? null } as Headers,
    json: async () => body,
    text: async () => JSON.stringify(body),
  };
}

let person = 0;

/** Somebody new is signed in; with `isGuest` nobody is. Their e-mail address is answered. */
export async function visit({ isGuest = false } = {}): Promise<string> {
  person += 1;
  const email = `person${person}@example.com`;
  visitor = isGuest ? { isAuthenticated: false } : { isAuthenticated: true, email };
  await act(refreshCurrentUser);
  return email;
}

/** Empties what tests share. Before each. */
export function startAnew(): void {
  Object.defineProperty(window, "fetch", { value: fakeFetch, configurable: true });
  dismissToast();
  requests.length = 0;
  answering = () => undefined;
}

/** The toast on screen as a person reads it. */
export function shownToast() {
  const toast = getToast();
  if (!toast?.open) return null;
  const { title, description, variant, action } = toast;
  return { title, description, variant, action: action?.label };
}

/** An answer that comes when the test says so. */
export function later(): { promise: Promise<FakeAnswer>; arrive: (answer: FakeAnswer) => Promise<void> } {
  let resolve: (answer: FakeAnswer) => void = () => {};
  const promise = new Promise<FakeAnswer>((done) => {
    resolve = done;
  });
  return { promise, arrive: (given) => act(async () => resolve(given)) };
}
