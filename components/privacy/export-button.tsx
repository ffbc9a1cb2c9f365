"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useHydrated } from "@/lib/client/use-hydrated";
import { downloadAccountData } from "@/lib/features/privacy/client";
import { fillText } from "@/lib/shared/fill-text";
import type { ExportTexts } from "./account-texts";

/** Downloads everything held about the person; while the file is made the button says so. */
export function ExportButton({ texts }: { texts: ExportTexts }) {
  const [isPending, setIsPending] = useState(false);
  const isReady = useHydrated();

  async function download() {
    setIsPending(true);
    try {
      const file = await downloadAccountData();
      toast({ title: texts.doneTitle, description: fillText(texts.done, { file }) });
    } catch (error) {
      toast({
        title: texts.failedTitle,
        description: serverMessage(error, texts.failed),
        variant: "destructive",
      });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Button variant="primary" disabled={!isReady || isPending} onClick={download}>
      <Download aria-hidden />
      {isPending ? texts.pending : texts.action}
    </Button>
  );
}
