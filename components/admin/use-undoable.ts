"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { toast } from "@/lib/client/toast";

/** How long a change of many rows can be taken back before it is sent. */
const undoMs = 5000;

type Waiting = {
  ids: readonly number[];
  run: (ids: readonly number[]) => void;
  timer: number;
  toast: { dismiss: () => void };
};

/**
 * Changes of many rows at once, with undo: they wait for as long as the toast stands and are sent then, because
 * mails that have gone out can't be called back. Leaving the page sends what waits; nothing is forgotten.
 * @returns `waiting`, what is about to happen to which rows, and `start`
 */
export function useUndoable<Doing>() {
  const t = useTranslations("Actions");
  const current = useRef<Waiting | null>(null);
  const [waiting, setWaiting] = useState<ReadonlyMap<number, Doing>>(new Map());

  function settle(isUndone: boolean) {
    const { current: pending } = current;
    if (!pending) return;
    window.clearTimeout(pending.timer);
    // A toast under the pointer stays; its Undo would come too late.
    pending.toast.dismiss();
    current.current = null;
    setWaiting(new Map());
    if (!isUndone) pending.run(pending.ids);
  }

  function start(doing: Doing, ids: readonly number[], title: string, run: (ids: readonly number[]) => void) {
    settle(false);
    const shown = toast({ title, action: { label: t("undo"), onClick: () => settle(true) } });
    current.current = { ids, run, timer: window.setTimeout(() => settle(false), undoMs), toast: shown };
    setWaiting(new Map(ids.map((id) => [id, doing])));
  }

  const settleNow = useRef(settle);
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
