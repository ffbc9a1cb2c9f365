"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { toast } from "@/lib/client/toast";

/** How long a change that mails somebody, or of many rows, can be taken back before it is sent. */
const undoMs = 5000;

/** Sends what waits anywhere on the page: one toast can take back one thing. */
let sendWaiting = () => {};

type Waiting = {
  ids: readonly number[];
  run: (ids: readonly number[]) => void;
  onUndo: ((ids: readonly number[]) => void) | undefined;
  timer: number;
  toast: { dismiss: () => void };
};

/**
 * Changes with undo, of many rows at once or of one that mails somebody: they wait for as long as the toast stands
 * and are sent then, because mails that have gone out can't be called back. Leaving the page sends what waits; nothing is forgotten.
 * @returns `waiting`, what is about to happen to which rows, and `start`
 */
export function useUndoable<Doing>() {
  const t = useTranslations("Actions");
  const current = useRef<Waiting | null>(null);
  const [waiting, setWaiting] = useState<ReadonlyMap<number, Doing>>(new Map());

  const settleNow = useRef<(isUndone: boolean) => void>(() => {});

  function settle(isUndone: boolean) {
    const { current: pending } = current;
    if (!pending) return;
    window.clearTimeout(pending.timer);
    // A toast under the pointer stays; its Undo would come too late.
    pending.toast.dismiss();
    current.current = null;
    setWaiting(new Map());
    if (isUndone) pending.onUndo?.(pending.ids);
    else pending.run(pending.ids);
  }

  /** @param onUndo brings back what was chosen or typed for it */
  function start(
    doing: Doing,
    ids: readonly number[],
    title: string,
    run: (ids: readonly number[]) => void,
    onUndo?: (ids: readonly number[]) => void,
  ) {
    sendWaiting();
    sendWaiting = () => settleNow.current(false);
    const shown = toast({ title, action: { label: t("undo"), onClick: () => settle(true) } });
    current.current = {
      ids,
      run,
      onUndo,
      timer: window.setTimeout(() => settle(false), undoMs),
      toast: shown,
    };
    setWaiting(new Map(ids.map((id) => [id, doing])));
  }

  settleNow.current = settle;
  useEffect(() => {
    const send = () => settleNow.current(false);
    window.addEventListener("pagehide", send);
    return () => {
      window.removeEventListener("pagehide", send);
      send();
    };
  }, []);

  return { waiting, start };
}
