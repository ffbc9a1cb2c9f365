"use client";

import { Copy, RefreshCw } from "lucide-react";
import dynamic from "next/dynamic";
import { useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/lib/client/toast";
import { consultantsPath, renewCalendarAddress } from "@/lib/features/meetings/consultant-client";
import type { AdminConsultant } from "@/lib/features/meetings/consultant-schemas";

const ConfirmDialog = dynamic(() => import("@/components/feedback/confirm-dialog"));

/** The private address of a consultant's calendar: to copy, and to make anew. */
export function ConsultantAddress({ consultant }: { consultant: AdminConsultant }) {
  const t = useTranslations("AdminConsultants.calendar");
  const actions = useTranslations("Actions");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const renew = useAdminAction<void, AdminConsultant>({
    run: () => renewCalendarAddress({ params: { id: consultant.id } }),
    paths: [consultantsPath],
    success: () => ({ title: t("renewed") }),
    failure: () => ({ title: t("notRenewed") }),
  });
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(consultant.calendarUrl);
      toast({ title: t("copied") });
    } catch {
      toast({ title: t("copyFailed"), variant: "destructive" });
    }
  }
  return (
    <div className="space-y-2 p-4 sm:px-5">
      <label htmlFor={id} className="block font-medium">
        {t("label")}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          ref={field}
          id={id}
          readOnly
          value={consultant.calendarUrl}
          aria-describedby={`${id}-help`}
          className="min-w-0 flex-1 basis-56"
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="outline"
          aria-describedby={`consultant-${consultant.id}`}
          onClick={() => void copy()}
        >
          <Copy aria-hidden />
          {t("copy")}
        </Button>
        <Button
          variant="ghost"
          aria-describedby={`consultant-${consultant.id}`}
          disabled={renew.isPending}
          onClick={() => setIsAsking(true)}
        >
          <RefreshCw aria-hidden />
          {t("renew")}
        </Button>
      </div>
      <p id={`${id}-help`} className="max-w-reading text-muted-foreground text-sm">
        {t("help")}
      </p>
      {isAsking ? (
        <ConfirmDialog
          title={t("renewTitle")}
          description={t("renewText", { name: consultant.name })}
          confirm={t("renew")}
          keep={actions("cancel")}
          close={actions("close")}
          onConfirm={() => {
            setIsAsking(false);
            renew.mutate();
          }}
          onKeep={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}
