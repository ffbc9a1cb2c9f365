"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Button } from "@/components/ui/button";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { sendContracts } from "@/lib/features/contracts/details-client";
import { contractPath } from "@/lib/features/contracts/rules";

const SendDialog = dynamic(() => import("./send-dialog"));

/** Sends what the calculator drew up to both parties, after saying what that does, and leads to the own contract. */
export function SendContracts({ id, project }: { id: number; project: string }) {
  const t = useTranslations("SendContracts");
  const feedback = useTranslations("Feedback");
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);

  async function send(purchaseOrder: string) {
    setSending(true);
    try {
      const { contracts } = await sendContracts({ params: { id }, body: { purchaseOrder } });
      toast({ title: t("done"), description: t("doneText") });
      // The expert's is no longer this reader's.
      const own = contracts.find(({ type }) => type === "client")?.id ?? id;
      setAsking(false);
      router.push(contractPath(own));
      router.refresh();
    } catch (error) {
      failedToast(error, feedback);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <Button onClick={() => setAsking(true)} aria-label={t("openFor", { project })}>
        {t("open")}
      </Button>
      {isAsking ? <SendDialog isSending={isSending} onSend={send} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
