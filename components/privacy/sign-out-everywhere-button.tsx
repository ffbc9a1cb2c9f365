"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Button } from "@/components/ui/button";
import { openPage } from "@/lib/client/open-page";
import { useHydrated } from "@/lib/client/use-hydrated";
import { signOutEverywhere } from "@/lib/features/accounts/client";

const ConfirmDialog = dynamic(() => import("@/components/feedback/confirm-dialog"));

/** Ends every session of the person, wherever it is, once they have said so; then leads where signing out leads. */
export function SignOutEverywhereButton() {
  const t = useTranslations("Account.everywhere");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const isReady = useHydrated();
  const [isAsking, setAsking] = useState(false);

  async function leave() {
    setAsking(false);
    try {
      await signOutEverywhere();
    } catch (error) {
      failedToast(error, feedback);
      return;
    }
    openPage("/");
  }

  return (
    <>
      <Button variant="outline" disabled={!isReady} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t("action")}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t("title")}
          description={t("description")}
          confirm={t("action")}
          keep={actions("cancel")}
          close={actions("close")}
          onConfirm={() => void leave()}
          onKeep={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
