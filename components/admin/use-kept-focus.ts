"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus near where it was when what had it goes: a dialog that is taken away, a button whose row has
 * changed. It goes to what `target` finds, else to the panel itself, which needs tabIndex -1.
 * `data`, `open` and `selected`: what is listed, the open dialog and the selection; with each, something may have gone.
 */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  data: unknown,
  open: unknown,
  selected: unknown,
) {
  const target = useRef<(() => HTMLElement | null) | null>(null);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    // An open dialog keeps the focus itself.
    const isInDialog = document.querySelector("[role='dialog'], [role='alertdialog']") !== null;
    if (isInDialog || !target.current || !isLost) return;
    (target.current() ?? panel.current)?.focus();
  }, [panel, data, open, selected]);
  /** From now on, a focus that is lost goes there. */
  function keepAt(find: () => HTMLElement | null) {
    target.current = find;
  }
  /** It goes back to where a dialog is opened from now, or to the element that stays there in any case. */
  function keepAtOpener(fallbackId = "") {
    const opener = document.activeElement;
    keepAt(() =>
      opener instanceof HTMLElement && opener.isConnected && opener !== document.body
        ? opener
        : document.getElementById(fallbackId),
    );
  }
  return { keepAt, keepAtOpener };
}
