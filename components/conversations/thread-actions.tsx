"use client";

import { Ban, Flag, MoreHorizontal, Undo2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { DisclosureMenu } from "@/components/layout/disclosure-menu";
import { buttonVariants } from "@/components/ui/button-variants";
import { createAttempts } from "@/lib/client/idempotency-key";
import { toast } from "@/lib/client/toast";
import {
  blockConversation,
  reportConversation,
  unblockConversation,
} from "@/lib/features/conversations/client";

const ConfirmDialog = dynamic(() => import("@/components/feedback/confirm-dialog"));
const ReportDialog = dynamic(() => import("./report-dialog"));

const item =
  "flex min-h-11 w-full items-center gap-2 whitespace-nowrap rounded-md px-3 text-left hover:bg-muted [&_svg]:size-4";

/** Blocking the other party and reporting the conversation (deal L6). */
export function ThreadActions({
  id,
  name,
  isBlocked,
  onBlocked,
}: {
  id: number;
  name: string;
  isBlocked: boolean;
  onBlocked: (isBlocked: boolean) => void;
}) {
  const t = useTranslations("Conversations.actions");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const [asking, setAsking] = useState<"block" | "report" | null>(null);
  const [isSending, setSending] = useState(false);
  const [attempt] = useState(() => createAttempts());
  const params = { id };

  async function setBlocked(wanted: boolean) {
    setAsking(null);
    onBlocked(wanted);
    try {
      await (wanted ? blockConversation : unblockConversation)({ params });
      toast({ title: wanted ? t("blocked", { name }) : t("unblocked", { name }) });
    } catch (error) {
      onBlocked(!wanted);
      failedToast(error, feedback);
    }
  }
  async function report(reason: string) {
    setSending(true);
    try {
      const headers = { "Idempotency-Key": attempt({ reason }).key };
      await reportConversation({ params, body: { reason } }, { headers });
      setAsking(null);
      toast({ title: t("reported"), description: t("reportedDescription") });
    } catch (error) {
      failedToast(error, feedback);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <DisclosureMenu
        className="relative shrink-0"
        summaryLabel={t("menu")}
        summaryClassName={`${buttonVariants({ variant: "ghost", size: "icon" })} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
        summary={<MoreHorizontal aria-hidden />}
      >
        <ul className="absolute right-0 z-20 mt-1 min-w-44 rounded-lg border border-border bg-card p-1 shadow-lg">
          <li>
            <button
              type="button"
              className={item}
              onClick={() => (isBlocked ? void setBlocked(false) : setAsking("block"))}
            >
              {isBlocked ? <Undo2 aria-hidden /> : <Ban aria-hidden />}
              {isBlocked ? t("unblock") : t("block")}
            </button>
          </li>
          <li>
            <button type="button" className={item} onClick={() => setAsking("report")}>
              <Flag aria-hidden />
              {t("report")}
            </button>
          </li>
        </ul>
      </DisclosureMenu>
      {asking === "block" ? (
        <ConfirmDialog
          title={t("blockTitle", { name })}
          description={t("blockDescription", { name })}
          confirm={t("blockConfirm", { name })}
          keep={actions("cancel")}
          close={actions("close")}
          onConfirm={() => void setBlocked(true)}
          onKeep={() => setAsking(null)}
        />
      ) : null}
      {asking === "report" ? (
        <ReportDialog
          isSending={isSending}
          onSend={(reason) => void report(reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
