"use client";

import { useSyncExternalStore } from "react";
import { apiFetch } from "@/lib/client/api";
import { asWritten, type Names, type NameTable, namesFrom } from "@/lib/shared/names";

let names: Names = asWritten;
let request: Promise<Names> | undefined;
const listeners = new Set<() => void>();

/** What things are called in the language of the page; asked once a visit. Everything as it was written when it cannot be had. */
export function loadNames(): Promise<Names> {
  request ??= apiFetch("GET", "/api/names")
    .then((response) => response.json())
    .then((table: NameTable) => {
      names = namesFrom(table);
      for (const listener of listeners) listener();
      return names;
    })
    .catch(() => {
      request = undefined;
      return asWritten;
    });
  return request;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void loadNames();
  return () => listeners.delete(listener);
}

/**
 * What things are called in the language of the page, for what the browser fetched; as they were written until that is
 * known. What the server rendered is in the language already, and stays.
 */
export const useNames = (): Names =>
  useSyncExternalStore(
    subscribe,
    () => names,
    () => asWritten,
  );
