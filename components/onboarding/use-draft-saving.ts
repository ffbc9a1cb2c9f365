"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api";
import {
  getOnboardingStart,
  saveOnboardingDraft,
  storedOnboardingDraft,
} from "@/lib/features/onboarding/client";
import { type Beginning, isSameContent } from "@/lib/features/onboarding/draft";
import type { OnboardingDraft, SavedDraft } from "@/lib/features/onboarding/schemas";

/** Pause after the last change before the browser has it, and before the server is sent it. */
export const settleMs = 500;
export const sendMs = 500;
/** After a save that failed. */
const retryMs = 10_000;

/** "overtaken": the account has another draft, of another device or visit, and the person has to choose. */
export type SavingStatus = "none" | "saving" | "saved" | "failed" | "overtaken";

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
  /** Saves again from now on; there is no draft in the account any more. */
  resume: () => void;
  /** When the browser got this draft last; null where it never did. */
  keptAt: string | null;
  /** The other draft, in the account; nothing is sent over it until it is settled. */
  other: SavedDraft | null;
  /** The other draft is known: what is saved from now on goes over it. */
  settleOther: () => void;
}

/**
 * Saves the wizard's draft. The browser gets it first, always; when somebody is signed in the server gets it next,
 * and then the browser forgets its copy. So nothing typed is lost, whichever of the two fails.
 * @param compose the draft as it is now
 * @param onSettled the typing has paused
 * @param beginning when the draft in the account was saved that this one was made from, and the other one to choose from
 */
export function useDraftSaving(
  compose: () => OnboardingDraft,
  onSettled: () => void,
  isSignedIn: boolean,
  beginning: Begun,
): DraftSaving {
  const [status, setStatus] = useState<SavingStatus>(beginning.other ? "overtaken" : "none");
  const current = useRef({ compose, onSettled });
  useEffect(() => {
    current.current = { compose, onSettled };
  });
  const [other, setOther] = useState(beginning.other);
  const [keptAt, setKeptAt] = useState(beginning.keptAt);
  const [saving] = useState(() =>
    createSaving(current, isSignedIn, beginning, setStatus, setOther, setKeptAt),
  );

  useEffect(() => {
    window.addEventListener("pagehide", saving.keep);
    return () => {
      window.removeEventListener("pagehide", saving.keep);
      saving.leave();
    };
  }, [saving]);
  const { touch, saveNow, hold, stop, resume } = saving;
  const settleOther = () => {
    if (other) saving.goOnFrom(other);
    setOther(null);
  };
  return { status, touch, saveNow, hold, stop, resume, keptAt, other, settleOther };
}

type Begun = Pick<Beginning, "seen" | "other" | "keptAt">;

type Current = { current: { compose: () => OnboardingDraft; onSettled: () => void } };

const isOvertaken = (error: unknown) => error instanceof ApiError && error.body?.reason === "draft_changed";

function createSaving(
  current: Current,
  isSignedIn: boolean,
  begun: Begun,
  setStatus: (status: SavingStatus) => void,
  setOther: (other: SavedDraft) => void,
  setKeptAt: (at: string) => void,
) {
  let seen: string | null | undefined = begun.seen;
  /** What was sent last: an answer that was lost on its way is no other device's. */
  let sent: OnboardingDraft | null = null;
  let isOvertakenNow = begun.other !== null;
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
    setKeptAt(now.toISOString());
    storedOnboardingDraft.write(
      {
        ...current.current.compose(),
        changedAt: now.toISOString(),
        submitRequestedAt: submitRequestedAt?.toISOString() ?? null,
        // Undecided it is made from no draft of the account, so that the next visit asks again.
        seen: isOvertakenNow ? null : seen,
      },
      now,
    );
  }

  async function send() {
    clearTimeout(sendTimer);
    if (isStopped || isOvertakenNow) return;
    if (isSending) {
      isDue = true;
      return;
    }
    isSending = true;
    isUnsent = false;
    try {
      const draft = current.current.compose();
      const earlier = sent;
      sent = draft;
      ({ updatedAt: seen } = await saveOnboardingDraft(draft, seen).catch(async (error: unknown) => {
        if (!isOvertaken(error)) throw error;
        return overtakenBy(earlier, draft);
      }));
      if (isOvertakenNow) setStatus("overtaken");
      else if (!isUnsent && !isStopped) {
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

  /** Another device has saved meanwhile: its draft is shown, unless it is this one, or what this one was. */
  async function overtakenBy(earlier: OnboardingDraft | null, draft: OnboardingDraft) {
    const { saved } = await getOnboardingStart();
    const isOwn = saved === null || [earlier, draft].some((own) => own && isSameContent(own, saved.draft));
    if (isOwn) return saveOnboardingDraft(draft, saved?.updatedAt ?? null);
    isOvertakenNow = true;
    isUnsent = true;
    setOther(saved);
    return saved;
  }

  function keep() {
    if (isUnkept && !isStopped) write();
  }

  function settle() {
    current.current.onSettled();
    keep();
    if (!isSignedIn) return setStatus("saved");
    if (isOvertakenNow) return setStatus("overtaken");
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
      seen = null;
    },
    goOnFrom({ updatedAt }: SavedDraft) {
      isOvertakenNow = false;
      seen = updatedAt;
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
