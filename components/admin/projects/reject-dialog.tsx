"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";

/** Asks before postings are rejected, and why (001 §2). Loaded when it is first needed. */
export default function RejectDialog({
  titles,
  isPending,
  onConfirm,
  onClose,
}: {
  /** Of the postings that are rejected. */
  titles: readonly string[];
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminProjects.rejectDialog");
  const id = useId();
  const [reason, setReason] = useState("");
  const [title] = titles;
  const isOne = titles.length === 1;

  function confirm(event: FormEvent) {
    event.preventDefault();
    onConfirm(reason);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width="sm"
        title={isOne ? t("title") : t("bulkTitle", { count: titles.length })}
        description={isOne && title ? t("description", { title }) : t("bulkDescription")}
        closeLabel={t("close")}
      >
        <form method="post" onSubmit={confirm}>
          <Label htmlFor={id}>{t("reason")}</Label>
          <Textarea
            id={id}
            rows={4}
            maxLength={2000}
            value={reason}
            aria-describedby={`${id}-help`}
            onChange={(event) => setReason(event.target.value)}
            className="mt-1.5"
          />
          <p id={`${id}-help`} className="mt-1.5 text-muted-foreground text-sm">
            {t("reasonHelp")}
          </p>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" variant="destructive" disabled={isPending}>
              {isPending ? t("confirming") : t("confirm")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
