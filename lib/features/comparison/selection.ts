import { useSyncExternalStore } from "react";
import { comparedBounds } from "./address";

// The experts that somebody has ticked to compare, until the tab is closed. Every card stands on this file, so it is small.

export interface Compared {
  id: number;
  /** The public name. */
  name: string;
}

/** The entry of the tab's storage. */
const comparedKey = "comparedExperts";
const nobody: readonly Compared[] = [];

let chosen: readonly Compared[] | undefined;
const listeners = new Set<() => void>();

function read(): readonly Compared[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(comparedKey) ?? "[]");
    if (!Array.isArray(stored)) return nobody;
    return stored
      .filter(({ id, name }) => Number.isSafeInteger(id) && typeof name === "string")
      .slice(0, comparedBounds.max);
  } catch {
    return nobody;
  }
}

function choose(experts: readonly Compared[]): void {
  chosen = experts;
  try {
    if (experts.length > 0) sessionStorage.setItem(comparedKey, JSON.stringify(experts));
    else sessionStorage.removeItem(comparedKey);
  } catch {
    // A storage that is full or forbidden: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => {
  chosen ??= read();
  return chosen;
};

/** Who is chosen, in the order of choosing; nobody on the server and until the page is alive. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, current, () => nobody);

/** Chooses an expert or takes the choice back. @returns false when there are as many as can be compared */
export function setCompared(expert: Compared, isWanted: boolean): boolean {
  const others = current().filter(({ id }) => id !== expert.id);
  if (isWanted && others.length >= comparedBounds.max) return false;
  choose(isWanted ? [...others, expert] : others);
  return true;
}

/** Takes every choice back. */
export const clearCompared = (): void => choose(nobody);
