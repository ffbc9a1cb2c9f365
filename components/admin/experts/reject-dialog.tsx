"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import type { AdminExpert } from "@/lib/features/experts/admin-schemas";

/** Asks why profiles are not approved: the experts read it in their mails. */
export default function RejectDialog({
  experts,
  onReject,
  onClose,
}: {
  experts: readonly AdminExpert[];
  onReject: (reason: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminExperts.reject");
  const id = useId();
  const [reason, setReason] = useState("");
  const count = experts.length;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width="sm"
        title={t("title", { count })}
        description={t("description", { count, name: experts[0]?.name ?? "" })}
        closeLabel={t("cancel")}
        // A click beside it is rarely meant once something is typed.
        onInteractOutside={(event) => reason !== "" && event.preventDefault()}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onReject(reason.trim());
          }}
        >
          <Label htmlFor={id}>
            {t("reason")} <span className="font-normal text-muted-foreground">({t("optional")})</span>
          </Label>
          <p id={`${id}-help`} className="mb-2 text-muted-foreground text-sm">
            {t("help")}
          </p>
          <Textarea
            id={id}
            aria-describedby={`${id}-help`}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" variant="destructive">
              {t("confirm", { count })}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
