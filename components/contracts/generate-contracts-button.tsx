"use client";

import { type ComponentType, useState } from "react";
import { useTranslations } from "#texts";
import { toast } from "@/lib/client/toast";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import type { ContractDialogProps } from "./contract-dialog";

/**
 * Opens the contract generator for an estimate. Part of the home page, so the dialog with its form comes at the
 * first click only, and stays: what was made in it is there when it is opened again.
 */
export function GenerateContractsButton({
  estimate,
}: {
  /** Without one there is no button. */
  estimate: PricingResult | undefined;
}) {
  const t = useTranslations("ContractDialog");
  const feedback = useTranslations("Feedback");
  const [Dialog, setDialog] = useState<ComponentType<ContractDialogProps>>();
  const [pricing, setPricing] = useState<PricingResult>();
  const [isOpen, setIsOpen] = useState(false);
  const isLoading = isOpen && !Dialog;

  function open() {
    if (isOpen) return;
    setPricing(estimate);
    setIsOpen(true);
    if (Dialog) return;
    import("./contract-dialog").then(
      (module) => setDialog(() => module.ContractDialog),
      () => {
        setIsOpen(false);
        toast({ title: feedback("failed"), description: t("openFailed"), variant: "destructive" });
      },
    );
  }

  return (
    <>
      {estimate ? (
        <button
          type="button"
          onClick={open}
          // Not disabled: it keeps the focus, and the dialog gives it back to it.
          aria-disabled={isLoading || undefined}
          className="mt-3 inline-flex h-13 w-full items-center justify-center rounded-md border border-input bg-card px-7 font-medium transition-colors hover:bg-muted aria-disabled:opacity-55"
        >
          {isLoading ? t("opening") : t("title")}
        </button>
      ) : null}
      {Dialog && pricing ? <Dialog pricing={pricing} isOpen={isOpen} close={() => setIsOpen(false)} /> : null}
    </>
  );
}
