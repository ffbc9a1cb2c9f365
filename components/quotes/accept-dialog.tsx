"use client";

import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { FieldShell, OptionalMark } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { type PaymentTerm, paymentTerms } from "@/lib/features/contracts/rules";
import { quoteBounds } from "@/lib/features/quotes/rules";

/** Says exactly what accepting does, and asks how the bills shall be. Loaded when it is first needed. */
export default function AcceptDialog({
  expert,
  isSending,
  onAccept,
  onClose,
}: {
  expert: string;
  isSending: boolean;
  onAccept: (input: { purchaseOrder: string; paymentTermDays: PaymentTerm | null }) => void;
  onClose: () => void;
}) {
  const t = useTranslations("Quotes.accepting");
  const terms = useTranslations("ContractTerms");
  const actions = useTranslations("Actions");
  const id = useId();
  const [purchaseOrder, setPurchaseOrder] = useState("");
  const [paymentTermDays, setPaymentTermDays] = useState<PaymentTerm | null>(null);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}>
      <DialogContent title={t("title")} closeLabel={actions("close")} width="sm">
        <form
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSending) onAccept({ purchaseOrder, paymentTermDays });
          }}
        >
          <div>
            <p>{t("intro")}</p>
            <ul className="mt-2 list-disc space-y-1.5 pl-5">
              <li>{t("contracts", { name: expert })}</li>
              <li>{t("stage")}</li>
              <li>{t("others")}</li>
            </ul>
            <p className="mt-2 text-muted-foreground">{t("binding")}</p>
          </div>
          <FieldShell id={`${id}-order`} label={terms("purchaseOrder")} optionalMark={<OptionalMark show />}>
            <Input
              id={`${id}-order`}
              maxLength={quoteBounds.purchaseOrder}
              value={purchaseOrder}
              onChange={(event) => setPurchaseOrder(event.target.value)}
            />
          </FieldShell>
          <FieldShell
            id={`${id}-term`}
            label={terms("paymentTerm")}
            optionalMark={null}
            help={t("termHelp")}
            helpId={`${id}-help`}
          >
            <NativeSelect
              id={`${id}-term`}
              aria-describedby={`${id}-help`}
              value={paymentTermDays ?? ""}
              onChange={(event) =>
                setPaymentTermDays(paymentTerms.find((days) => String(days) === event.target.value) ?? null)
              }
            >
              <option value="">{t("usualTerm")}</option>
              {paymentTerms.map((days) => (
                <option key={days} value={days}>
                  {terms("paymentTermValue", { days })}
                </option>
              ))}
            </NativeSelect>
          </FieldShell>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              {actions("cancel")}
            </Button>
            <Button type="submit" variant="accent" aria-disabled={isSending}>
              {isSending ? t("pending") : t("confirm")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
