"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { ProblemNotice } from "@/components/feedback/notice";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/lib/client/use-hydrated";
import { providerSignInUrl } from "@/lib/features/accounts/client";
import { useLeaving } from "./use-leaving";

/** One button for each sign-in provider that is configured; `label` says it whole ("Continue with Google"). */
export function ProviderButtons({
  providers,
  returnTo,
}: {
  providers: { id: string; label: string }[];
  returnTo: string | null;
}) {
  const t = useTranslations("Accounts");
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
        <ProblemNotice title={t("problems.title")}>
          <p>{t("problems.provider")}</p>
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
