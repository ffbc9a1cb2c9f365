"use client";

import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { FieldShell, OptionalMark } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { contractBounds } from "@/lib/features/contracts/rules";

/** Says what sending does before it happens. Loaded when it is first needed. */
export default function SendDialog({
  isSending,
  onSend,
  onClose,
}: {
  isSending: boolean;
  onSend: (purchaseOrder: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations("SendContracts");
  const terms = useTranslations("ContractTerms");
  const actions = useTranslations("Actions");
  const id = useId();
  const [purchaseOrder, setPurchaseOrder] = useState("");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}>
      <DialogContent title={t("title")} closeLabel={actions("close")} width="sm">
        <form
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            // A form inside of a dialog of another: the outer one is not sent.
            event.stopPropagation();
            if (!isSending) onSend(purchaseOrder);
          }}
        >
          <ul className="list-disc space-y-1.5 pl-5">
            <li>{t("made")}</li>
            <li>{t("told")}</li>
            <li>{t("own")}</li>
            <li>{t("signed")}</li>
          </ul>
          <FieldShell id={id} label={terms("purchaseOrder")} optionalMark={<OptionalMark show />}>
            <Input
              id={id}
              maxLength={contractBounds.purchaseOrder}
              value={purchaseOrder}
              onChange={(event) => setPurchaseOrder(event.target.value)}
            />
          </FieldShell>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              {actions("cancel")}
            </Button>
            <Button type="submit" disabled={isSending}>
              {isSending ? t("sending") : t("open")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
