"use client";

import { type ReactNode, useEffect, useRef } from "react";

const focusable = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary";
const rowsOf = "tr, li, article";

/** Where the focus was: what had it, its row, and the places of both among their like. */
type Place = {
  element: HTMLElement;
  at: number;
  row: HTMLElement | null;
  list: HTMLElement | null;
  rowAt: number;
};

const within = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !(element instanceof HTMLInputElement && element.type === "checkbox"),
  );

function placeOf(element: HTMLElement): Place {
  const row = element.closest<HTMLElement>(rowsOf);
  const list = row?.parentElement ?? null;
  return {
    element,
    at: row ? Math.max(0, within(row).indexOf(element)) : 0,
    row,
    list,
    rowAt: row && list ? [...list.children].indexOf(row) : 0,
  };
}

/** What is nearest to where the focus was: the same, another of its row, or the row that stands there now. */
function nearestTo({ element, at, row, list, rowAt }: Place): HTMLElement | null {
  if (element.isConnected && !element.matches(":disabled")) return element;
  const inRow = (candidate: Element | null | undefined) => {
    // Nobody finds themselves on a button that removes something.
    const choices = candidate?.isConnected
      ? within(candidate).filter((choice) => !choice.hasAttribute("data-removes"))
      : [];
    return choices[Math.min(at, choices.length - 1)] ?? null;
  };
  const rows = list?.isConnected ? [...list.children] : [];
  return inRow(row) ?? inRow(rows[Math.min(rowAt, rows.length - 1)]);
}

/**
 * Keeps the focus near where it was when what had it goes: a button that is disabled while its decision waits, a row
 * that has left the list, a bar that has done its work. Without anything near, this part of the page itself has it.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: root } = area;
    if (!root) return;
    let last: Place | null = null;
    let timer = 0;
    // A dialog that a link opened has nothing to give the focus back to.
    let wasDialogOpen = false;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== root) last = placeOf(target);
    };
    // Who presses beside everything has put the focus away.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(`${focusable}, label, [disabled]`)) last = null;
    };
    function restore() {
      if (document.querySelector("[role='dialog'], [role='alertdialog']")) {
        wasDialogOpen = true;
        return;
      }
      if (!last && !wasDialogOpen) return;
      wasDialogOpen = false;
      const { activeElement: active } = document;
      const isLost = active === null || active === document.body || active.matches(":disabled");
      if (isLost) ((last && nearestTo(last)) ?? root)?.focus({ preventScroll: true });
    }
    // The browser takes the focus from what is disabled only after that was drawn.
    const look = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(restore, 50);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    root.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      root.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
