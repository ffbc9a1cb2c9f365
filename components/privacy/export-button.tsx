"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useHydrated } from "@/lib/client/use-hydrated";
import { downloadAccountData } from "@/lib/features/privacy/client";

/** Downloads everything held about the person; while the file is made the button says so. */
export function ExportButton() {
  const t = useTranslations("Account.export");
  const [isPending, setIsPending] = useState(false);
  const isReady = useHydrated();

  async function download() {
    setIsPending(true);
    try {
      const file = await downloadAccountData();
      toast({ title: t("doneTitle"), description: t("done", { file }) });
    } catch (error) {
      toast({
        title: t("failedTitle"),
        description: serverMessage(error, t("failed")),
        variant: "destructive",
      });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Button variant="primary" disabled={!isReady || isPending} onClick={download}>
      <Download aria-hidden />
      {isPending ? t("pending") : t("action")}
    </Button>
  );
}
