"use client";

import { useCallback, useEffect, useState } from "react";
import { ApiError } from "@/lib/client/api";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { getOnboardingStart, storedOnboardingDraft } from "@/lib/features/onboarding/client";
import { type Beginning, beginAsGuest, beginSignedIn } from "@/lib/features/onboarding/draft";

export type OnboardingStartState =
  | { kind: "loading" }
  | { kind: "failed" }
  /** There is nothing left to set up. */
  | { kind: "has-profile"; expertId: number }
  | { kind: "ready"; beginning: Beginning; isSignedIn: boolean };

/** What the wizard begins with: known once it is known who is there, and read once. */
export function useOnboardingStart(): {
  state: OnboardingStartState;
  retry: () => void;
  /** The profile has come into being elsewhere. */
  showProfile: (expertId: number) => void;
} {
  const { user, isLoading } = useCurrentUser();
  const { isAuthenticated } = user;
  const [state, setState] = useState<OnboardingStartState>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (isLoading) return;
    const local = storedOnboardingDraft.read(new Date());
    const asGuest = () => setState({ kind: "ready", beginning: beginAsGuest(local), isSignedIn: false });
    if (!isAuthenticated) return asGuest();
    const request = new AbortController();
    getOnboardingStart(request.signal).then(
      (start) => {
        if (start.expertId === null) {
          const beginning = beginSignedIn(local, start, new Date());
          return setState({ kind: "ready", beginning, isSignedIn: true });
        }
        storedOnboardingDraft.clear();
        setState({ kind: "has-profile", expertId: start.expertId });
      },
      (error: unknown) => {
        if (request.signal.aborted) return;
        // The session has ended since the page asked who is there.
        if (error instanceof ApiError && error.status === 401) asGuest();
        else setState({ kind: "failed" });
      },
    );
    return () => request.abort();
  }, [isLoading, isAuthenticated, attempt]);

  return {
    state,
    retry: () => {
      setState({ kind: "loading" });
      setAttempt(attempt + 1);
    },
    showProfile: useCallback((expertId: number) => setState({ kind: "has-profile", expertId }), []),
  };
}
