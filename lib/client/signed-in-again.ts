import { isSessionEnded } from "./api";

/*
 * A session that has ended is no lack of rights: what was asked for waits until somebody has signed in again in
 * another tab, so that nothing typed is lost. The window that asks is mounted once, by the administration's layout.
 */

let waiting: { promise: Promise<boolean>; settle: (isSignedIn: boolean) => void } | null = null;
let isWindowThere = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks to sign in again. @returns whether somebody did; false at once where nothing can ask */
export function signedInAgain(): Promise<boolean> {
  if (!isWindowThere) return Promise.resolve(false);
  if (!waiting) {
    let settle: (isSignedIn: boolean) => void = () => {};
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    waiting = { promise, settle };
    tell();
  }
  return waiting.promise;
}

/** Makes a call, and makes it again once somebody has signed in again. @throws what the call throws */
export async function withSession<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isSessionEnded(error) || !(await signedInAgain())) throw error;
    return run();
  }
}

/** For the window: whether somebody waits for it. */
export const isSignInAsked = (): boolean => waiting !== null;

/** For the window: what waits goes on, or fails. */
export function settleSignIn(isSignedIn: boolean): void {
  waiting?.settle(isSignedIn);
  waiting = null;
  tell();
}

/** For the window, which is there from now on. @returns the end of that; what waits then fails */
export function subscribeToSignIn(listener: () => void): () => void {
  isWindowThere = true;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    isWindowThere = false;
    settleSignIn(false);
  };
}
