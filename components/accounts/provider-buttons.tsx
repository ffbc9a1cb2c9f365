"use client";

import { useState } from "react";
import { ProblemNotice } from "@/components/feedback/notice";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/lib/client/use-hydrated";
import { providerSignInUrl } from "@/lib/features/accounts/client";
import { useLeaving } from "./use-leaving";

/** One button for each sign-in provider that is configured; `label` says it whole ("Continue with Google"). */
export function ProviderButtons({
  providers,
  returnTo,
  text,
}: {
  providers: { id: string; label: string }[];
  returnTo: string | null;
  text: { problemTitle: string; failed: string };
}) {
  const [busy, setBusy] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { isLeaving, leaveTo } = useLeaving();
  const isReady = useHydrated();

  async function start(id: string) {
    setBusy(id);
    setHasFailed(false);
    try {
      leaveTo(await providerSignInUrl(id, returnTo ?? "/"));
    } catch {
      setHasFailed(true);
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="space-y-3">
      {hasFailed ? (
        <ProblemNotice title={text.problemTitle}>
          <p>{text.failed}</p>
        </ProblemNotice>
      ) : null}
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          variant="outline"
          className="w-full"
          disabled={!isReady || busy !== null || isLeaving}
          onClick={() => start(id)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
