"use client";

import { CircleCheck, Download, FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DialogFooter } from "@/components/ui/dialog";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { fetchContractFile, saveFile } from "@/lib/features/contracts/client";
import type { GeneratedContract } from "@/lib/features/contracts/schemas";
import { brand } from "@/lib/shared/brand";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import type { MadeContracts } from "./contract-dialog";
import { ContractViewer } from "./contract-viewer";
import { SendContracts } from "./send-contracts";

/** The two contracts to download and read (spec 000 §2, §4). Takes the focus to its heading. */
export function ContractResults({
  made,
  onDownloaded,
  isAsking,
  stay,
  again,
  close,
}: {
  made: MadeContracts;
  onDownloaded: (id: number) => void;
  /** Somebody is about to leave without the files. */
  isAsking: boolean;
  stay: () => void;
  again: () => void;
  close: () => void;
}) {
  const t = useTranslations("ContractDialog");
  const actions = useTranslations("Actions");

  const headingRef = useRef<HTMLHeadingElement>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const { contracts, notice } = made.answer;
  const shown = contracts.find(({ id }) => id === shownId);
  const client = contracts.find(({ type }) => type === "client");
  const { user } = useCurrentUser();
  const who = user.isAuthenticated ? "account" : "guest";
  useEffect(() => {
    headingRef.current?.focus();
  }, []);

  return (
    <div className="space-y-5">
      <div>
        <h3 ref={headingRef} tabIndex={-1} className="flex items-center gap-2 text-subheading">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-success" />
          {t("results.heading")}
        </h3>
        <p className="mt-1 text-muted-foreground">{t("results.intro", { who })}</p>
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
              made={made}
              contract={contract}
              isShown={contract.id === shownId}
              onShow={() => setShownId(contract.id === shownId ? null : contract.id)}
              onDownloaded={() => onDownloaded(contract.id)}
            />
          </li>
        ))}
      </ul>
      {client && user.isAuthenticated ? (
        <SendContracts id={client.id} project={made.company} />
      ) : (
        <p className="text-muted-foreground">{t("results.guest")}</p>
      )}
      {shown ? <ContractViewer key={shown.id} contract={shown} hide={() => setShownId(null)} /> : null}
      {isAsking ? (
        <LeaveQuestion text={t("leave.text", { who })} stay={stay} close={close} />
      ) : (
        <DialogFooter>
          <Button variant="ghost" onClick={again}>
            {t("results.again")}
          </Button>
          <Button variant="outline" onClick={close}>
            {actions("close")}
          </Button>
        </DialogFooter>
      )}
    </div>
  );
}

function ContractCard({
  made,
  contract,
  isShown,
  onShow,
  onDownloaded,
}: {
  made: MadeContracts;
  contract: GeneratedContract;
  isShown: boolean;
  onShow: () => void;
  onDownloaded: () => void;
}) {
  const t = useTranslations("ContractDialog");
  const terms = useTranslations("ContractTerms");
  const feedback = useTranslations("Feedback");
  const locale = useLocale();
  const [isDownloading, setIsDownloading] = useState(false);
  const isClient = contract.type === "client";
  const money = (euros: number) => formatEuros(toCents(euros), locale, { fractionDigits: 2 });

  async function download() {
    setIsDownloading(true);
    try {
      const { file, name } = await fetchContractFile(contract.pdfUrl);
      toast({
        title: t("toasts.downloadTitle"),
        description: isClient ? t("toasts.downloadClient") : t("toasts.downloadExpert"),
      });
      saveFile(file, name);
      onDownloaded();
    } catch (error) {
      toast({
        title: feedback("failed"),
        description: serverMessage(error, t("toasts.downloadFailed")),
        variant: "destructive",
      });
    } finally {
      setIsDownloading(false);
    }
  }

  return (
    <Card className="flex h-full flex-col p-5">
      <h4 className="text-subheading">{terms(isClient ? "clientTitle" : "expertTitle")}</h4>
      <p className="wrap-anywhere mt-1 text-muted-foreground text-sm">
        {t(isClient ? "results.clientText" : "results.expertText", {
          company: made.company,
          brand: brand.name,
          expert: made.pricing.expert.name,
        })}
      </p>
      <p className="mt-4 mb-5">
        <span className="tabular block text-heading">{money(contract.totalAmount)}</span>
        <span className="block text-muted-foreground text-sm">{t("results.withoutVat")}</span>
        {isClient && made.totalWithVat !== null ? (
          <span className="tabular block text-muted-foreground text-sm">
            {t("results.withVat", { amount: money(made.totalWithVat) })}
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
          {isDownloading
            ? t("results.downloading")
            : isClient
              ? t("results.downloadClient")
              : t("results.downloadExpert")}
        </Button>
        <Button
          variant="outline"
          onClick={onShow}
          aria-expanded={isShown}
          className="h-auto min-h-11 whitespace-normal py-2"
        >
          <FileText aria-hidden />
          {isClient ? t("results.previewClient") : t("results.previewExpert")}
        </Button>
      </div>
    </Card>
  );
}

/** Asked when Escape would take the only way to the files away. */
function LeaveQuestion({ text, stay, close }: { text: string; stay: () => void; close: () => void }) {
  const t = useTranslations("ContractDialog.leave");
  const stayRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    stayRef.current?.focus();
  }, []);
  return (
    <Alert variant="warning" role="alert" title={t("title")}>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button ref={stayRef} onClick={stay}>
          {t("stay")}
        </Button>
        <Button variant="outline" onClick={close}>
          {t("close")}
        </Button>
      </div>
    </Alert>
  );
}
