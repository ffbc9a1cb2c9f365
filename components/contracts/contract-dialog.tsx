"use client";

import { useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { createContractFlow } from "@/lib/features/contracts/client";
import type { GeneratedContracts } from "@/lib/features/contracts/schemas";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { ContractForm } from "./contract-form";
import { ContractResults } from "./contract-results";
import { useContractForm } from "./use-contract-form";

export interface ContractDialogProps {
  /** The estimate the contracts are made from. */
  pricing: PricingResult;
  isOpen: boolean;
  close: () => void;
}

/** What was made, and what of it the person has. */
export interface MadeContracts {
  /** The estimate it was made from. */
  pricing: PricingResult;
  company: string;
  answer: GeneratedContracts;
  /** The total with VAT of the price that the contracts hold; null when it is not known. */
  totalWithVat: number | null;
}

/**
 * The contract generator (spec 000 §2, §4): project form with a live preview, then the results. It keeps its state
 * while it is closed, so that closing by accident loses nothing.
 */
export function ContractDialog({ pricing, isOpen, close }: ContractDialogProps) {
  const t = useTranslations("ContractDialog");
  const [flow] = useState(createContractFlow);
  const contractForm = useContractForm(pricing);
  const [made, setMade] = useState<MadeContracts | null>(null);
  const [downloaded, setDownloaded] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const openerRef = useRef<Element | null>(null);
  const { form } = contractForm;
  const isWorking = form.formState.isSubmitting;
  const results = made?.pricing === pricing ? made : null;
  const hasUnsaved = results?.answer.contracts.some(({ id }) => !downloaded.has(id)) ?? false;

  function leave() {
    // The answer of a call under way would have no place to be shown.
    if (isWorking) return;
    setIsAsking(false);
    close();
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : leave())}>
      <DialogContent
        title={t("title")}
        description={t("description", { expert: pricing.expert.name })}
        closeLabel={t("closeLabel")}
        width="lg"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          openerRef.current = document.activeElement;
          // The results give the focus to their heading.
          if (!results) form.setFocus("clientCompany");
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
        }}
        // A click beside a long form is rarely meant, and toasts are beside it too.
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          if (!hasUnsaved) return;
          event.preventDefault();
          setIsAsking(!isAsking);
        }}
      >
        {results ? (
          <ContractResults
            made={results}
            onDownloaded={(id) => setDownloaded((known) => new Set(known).add(id))}
            isAsking={isAsking}
            stay={() => setIsAsking(false)}
            again={() => {
              setIsAsking(false);
              setMade(null);
            }}
            close={leave}
          />
        ) : (
          <ContractForm
            pricing={pricing}
            flow={flow}
            contractForm={contractForm}
            onMade={setMade}
            close={leave}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
