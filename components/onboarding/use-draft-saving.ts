"use client";

import { useEffect, useRef, useState } from "react";
import { saveOnboardingDraft, storedOnboardingDraft } from "@/lib/features/onboarding/client";
import type { OnboardingDraft } from "@/lib/features/onboarding/schemas";

/** Pause after the last change before the browser has it, and before the server is sent it. */
export const settleMs = 500;
export const sendMs = 500;
/** After a save that failed. */
const retryMs = 10_000;

export type SavingStatus = "none" | "saving" | "saved" | "failed";

export interface DraftSaving {
  status: SavingStatus;
  /** Something was typed or chosen: it is saved when the typing pauses. */
  touch: () => void;
  /** Saves at once; with when sending was asked for, it is kept that way. */
  saveNow: (submitRequestedAt?: Date) => void;
  /** Nothing more goes to the server by itself until the next change; the browser keeps what it would have been. */
  hold: () => void;
  /** Ends saving and forgets the browser's draft. */
  stop: () => void;
  /** Saves again from now on. */
  resume: () => void;
}

/**
 * Saves the wizard's draft. The browser gets it first, always; when somebody is signed in the server gets it next,
 * and then the browser forgets its copy. So nothing typed is lost, whichever of the two fails.
 * @param compose the draft as it is now
 * @param onSettled the typing has paused
 */
export function useDraftSaving(
  compose: () => OnboardingDraft,
  onSettled: () => void,
  isSignedIn: boolean,
): DraftSaving {
  const [status, setStatus] = useState<SavingStatus>("none");
  const current = useRef({ compose, onSettled });
  useEffect(() => {
    current.current = { compose, onSettled };
  });
  const [saving] = useState(() => createSaving(current, isSignedIn, setStatus));

  useEffect(() => {
    window.addEventListener("pagehide", saving.keep);
    return () => {
      window.removeEventListener("pagehide", saving.keep);
      saving.leave();
    };
  }, [saving]);
  const { touch, saveNow, hold, stop, resume } = saving;
  return { status, touch, saveNow, hold, stop, resume };
}

type Current = { current: { compose: () => OnboardingDraft; onSettled: () => void } };

function createSaving(current: Current, isSignedIn: boolean, setStatus: (status: SavingStatus) => void) {
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  /** Changed since the browser, and since the server, got it. */
  let isUnkept = false;
  let isUnsent = false;
  let isSending = false;
  /** To be sent again as soon as what is on its way has arrived. */
  let isDue = false;
  let isStopped = false;

  function write(submitRequestedAt?: Date) {
    isUnkept = false;
    const now = new Date();
    storedOnboardingDraft.write(
      {
        ...current.current.compose(),
        changedAt: now.toISOString(),
        submitRequestedAt: submitRequestedAt?.toISOString() ?? null,
      },
      now,
    );
  }

  async function send() {
    clearTimeout(sendTimer);
    if (isStopped) return;
    if (isSending) {
      isDue = true;
      return;
    }
    isSending = true;
    isUnsent = false;
    try {
      await saveOnboardingDraft(current.current.compose());
      if (!isUnsent && !isStopped) {
        storedOnboardingDraft.clear();
        setStatus("saved");
      }
    } catch {
      isUnsent = true;
      if (!isStopped) {
        setStatus("failed");
        sendTimer = setTimeout(send, retryMs);
      }
    } finally {
      isSending = false;
    }
    if (isDue) {
      isDue = false;
      void send();
    }
  }

  function keep() {
    if (isUnkept && !isStopped) write();
  }

  function settle() {
    current.current.onSettled();
    keep();
    if (!isSignedIn) return setStatus("saved");
    clearTimeout(sendTimer);
    sendTimer = setTimeout(send, sendMs);
  }

  return {
    keep,
    touch() {
      if (isStopped) return;
      isUnkept = true;
      isUnsent = true;
      setStatus("saving");
      clearTimeout(settleTimer);
      settleTimer = setTimeout(settle, settleMs);
    },
    saveNow(submitRequestedAt?: Date) {
      clearTimeout(settleTimer);
      current.current.onSettled();
      write(submitRequestedAt);
      isUnsent = true;
      if (isSignedIn && submitRequestedAt === undefined) void send();
      else setStatus("saved");
    },
    hold() {
      clearTimeout(settleTimer);
      clearTimeout(sendTimer);
      isDue = false;
      keep();
    },
    stop() {
      clearTimeout(settleTimer);
      clearTimeout(sendTimer);
      isStopped = true;
      isUnkept = false;
      isDue = false;
      storedOnboardingDraft.clear();
      setStatus("none");
    },
    resume() {
      isStopped = false;
    },
    /** The page goes: what was changed is kept, and what is not sent yet is sent. */
    leave() {
      clearTimeout(settleTimer);
      clearTimeout(sendTimer);
      keep();
      if (isSignedIn && isUnsent) void send();
    },
  };
}
