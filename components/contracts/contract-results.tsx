"use client";

import { CircleCheck, Download, FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DialogFooter } from "@/components/ui/dialog";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fetchContractFile, saveFile } from "@/lib/features/contracts/client";
import type { GeneratedContract } from "@/lib/features/contracts/schemas";
import { brand } from "@/lib/shared/brand";
import { fillText } from "@/lib/shared/fill-text";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import type { MadeContracts } from "./contract-dialog";
import type { ContractTexts } from "./contract-texts";
import { ContractViewer } from "./contract-viewer";

/** The two contracts to download and read (spec 000 §2, §4). Takes the focus to its heading. */
export function ContractResults({
  texts,
  locale,
  made,
  onDownloaded,
  isAsking,
  stay,
  again,
  close,
}: {
  texts: ContractTexts;
  locale: string;
  made: MadeContracts;
  onDownloaded: (id: number) => void;
  /** Somebody is about to leave without the files. */
  isAsking: boolean;
  stay: () => void;
  again: () => void;
  close: () => void;
}) {
  const { results: t } = texts;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const { contracts, notice } = made.answer;
  const shown = contracts.find(({ id }) => id === shownId);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);

  return (
    <div className="space-y-5">
      <div>
        <h3 ref={headingRef} tabIndex={-1} className="flex items-center gap-2 text-subheading">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-success" />
          {t.heading}
        </h3>
        <p className="mt-1 text-muted-foreground">{t.intro}</p>
      </div>
      {notice ? (
        <Alert variant="info" role="status">
          <p>{notice}</p>
        </Alert>
      ) : null}
      <ul className="grid gap-4 sm:grid-cols-2">
        {contracts.map((contract) => (
          <li key={contract.id}>
            <ContractCard
              texts={texts}
              locale={locale}
              made={made}
              contract={contract}
              isShown={contract.id === shownId}
              onShow={() => setShownId(contract.id === shownId ? null : contract.id)}
              onDownloaded={() => onDownloaded(contract.id)}
            />
          </li>
        ))}
      </ul>
      {shown ? (
        <ContractViewer key={shown.id} texts={t} contract={shown} hide={() => setShownId(null)} />
      ) : null}
      {isAsking ? (
        <LeaveQuestion texts={texts.leave} stay={stay} close={close} />
      ) : (
        <DialogFooter>
          <Button variant="ghost" onClick={again}>
            {t.again}
          </Button>
          <Button variant="outline" onClick={close}>
            {t.close}
          </Button>
        </DialogFooter>
      )}
    </div>
  );
}

function ContractCard({
  texts: { results: t, toasts },
  locale,
  made,
  contract,
  isShown,
  onShow,
  onDownloaded,
}: {
  texts: ContractTexts;
  locale: string;
  made: MadeContracts;
  contract: GeneratedContract;
  isShown: boolean;
  onShow: () => void;
  onDownloaded: () => void;
}) {
  const [isDownloading, setIsDownloading] = useState(false);
  const isClient = contract.type === "client";
  const money = (euros: number) => formatEuros(toCents(euros), locale, { fractionDigits: 2 });

  async function download() {
    setIsDownloading(true);
    try {
      const { file, name } = await fetchContractFile(contract.pdfUrl);
      toast({
        title: toasts.downloadTitle,
        description: isClient ? toasts.downloadClient : toasts.downloadExpert,
      });
      saveFile(file, name);
      onDownloaded();
    } catch (error) {
      toast({
        title: toasts.errorTitle,
        description: serverMessage(error, toasts.downloadFailed),
        variant: "destructive",
      });
    } finally {
      setIsDownloading(false);
    }
  }

  return (
    <Card className="flex h-full flex-col p-5">
      <h4 className="text-subheading">{isClient ? t.client : t.expert}</h4>
      <p className="wrap-anywhere mt-1 text-muted-foreground text-sm">
        {fillText(isClient ? t.clientText : t.expertText, {
          company: made.company,
          brand: brand.name,
          expert: made.pricing.expert.name,
        })}
      </p>
      <p className="mt-4 mb-5">
        <span className="tabular block text-heading">{money(contract.totalAmount)}</span>
        <span className="block text-muted-foreground text-sm">{t.withoutVat}</span>
        {isClient && made.totalWithVat !== null ? (
          <span className="tabular block text-muted-foreground text-sm">
            {fillText(t.withVat, { amount: money(made.totalWithVat) })}
          </span>
        ) : null}
      </p>
      <div className="mt-auto grid gap-2">
        <Button
          onClick={download}
          disabled={isDownloading}
          className="h-auto min-h-11 whitespace-normal py-2"
        >
          <Download aria-hidden />
          {isDownloading ? t.downloading : isClient ? t.downloadClient : t.downloadExpert}
        </Button>
        <Button
          variant="outline"
          onClick={onShow}
          aria-expanded={isShown}
          className="h-auto min-h-11 whitespace-normal py-2"
        >
          <FileText aria-hidden />
          {isClient ? t.previewClient : t.previewExpert}
        </Button>
      </div>
    </Card>
  );
}

/** Asked when Escape would take the only way to the files away. */
function LeaveQuestion({
  texts,
  stay,
  close,
}: {
  texts: ContractTexts["leave"];
  stay: () => void;
  close: () => void;
}) {
  const stayRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    stayRef.current?.focus();
  }, []);
  return (
    <Alert variant="warning" role="alert" title={texts.title}>
      <p>{texts.text}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button ref={stayRef} onClick={stay}>
          {texts.stay}
        </Button>
        <Button variant="outline" onClick={close}>
          {texts.close}
        </Button>
      </div>
    </Alert>
  );
}
