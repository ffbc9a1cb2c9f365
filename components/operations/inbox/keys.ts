"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { noteFieldId } from "@/components/admin/desk/notes";

/** Where this browser keeps that somebody wants no keys. */
const keysKey = "inboxKeys";

/** What a key does, in the order in which the help names them. */
export const inboxKeys = {
  a: "approve",
  r: "reject",
  c: "request_changes",
  n: "note",
  m: "assign",
  o: "open",
  u: "undo",
  j: "next",
  k: "previous",
  "?": "help",
} as const;
export type InboxCommand = (typeof inboxKeys)[keyof typeof inboxKeys];

/** Whether single keys work here; somebody who dictates, or whose hand slips, switches them off (WCAG 2.1.4). */
export function useKeysWish() {
  const [areOn, setAreOn] = useState(true);
  useEffect(() => {
    try {
      setAreOn(localStorage.getItem(keysKey) !== "off");
    } catch {
      // A storage that is forbidden: the keys work.
    }
  }, []);
  function change(on: boolean) {
    setAreOn(on);
    try {
      if (on) localStorage.removeItem(keysKey);
      else localStorage.setItem(keysKey, "off");
    } catch {
      // The choice lasts as long as the page.
    }
  }
  return [areOn, change] as const;
}

/**
 * Runs commands by their keys while nobody types anything and no window is open; those that are not given do nothing.
 * `leave` is Escape in the field of a note, after which the others work again.
 */
export function useInboxKeys(areOn: boolean, commands: Partial<Record<InboxCommand | "leave", () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (event.key === "Escape" && target instanceof Element && target.id === noteFieldId) commands.leave?.();
    if (
      target instanceof Element &&
      target.closest("input, textarea, select, [contenteditable], [role=menu]")
    )
      return;
    if (document.querySelector("[role=dialog], [role=alertdialog], dialog[open]")) return;
    const command = inboxKeys[event.key.toLowerCase() as keyof typeof inboxKeys];
    const run = command && commands[command];
    if (!run || (event.repeat && command !== "next" && command !== "previous")) return;
    event.preventDefault();
    // At once: the next letter may be meant for the field that this one has opened.
    flushSync(run);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
