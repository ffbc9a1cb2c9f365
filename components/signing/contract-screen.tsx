"use client";

import { Download, FileText, ShieldCheck } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { UnsavedDetails } from "@/components/contracts/unsaved-details";
import { WithReference } from "@/components/contracts/with-reference";
import { failedToast } from "@/components/feedback/failed-toast";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { isConflict } from "@/lib/client/api";
import { useRouter } from "@/lib/client/navigation";
import { quotePath } from "@/lib/features/quotes/rules";
import {
  declineContract,
  getContract,
  sendOperatorCode,
  sendSigningCode,
  signAsOperator,
  signContract,
} from "@/lib/features/signing/client";
import { signingBounds } from "@/lib/features/signing/rules";
import type { SignedContract } from "@/lib/features/signing/schemas";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { ContractState } from "./contract-state";
import { SignForm, type Typed } from "./sign-form";
import { Signatures } from "./signatures";

const ReasonDialog = dynamic(() => import("@/components/feedback/reason-dialog"));

/** So often the page looks whether the seal is there, in milliseconds; it takes a few seconds. */
const sealLook = 2_000;

/** A contract to its party: the words, who has signed, and what is left to do. What it shows is what the server knows. */
export function ContractScreen({
  initial,
  html,
  suggestedName,
  today,
  quoteId = null,
  aside = null,
  notice = null,
}: {
  initial: SignedContract;
  /** The contract as a page of its own. */
  html: string;
  suggestedName: string;
  /** In Helsinki, "YYYY-MM-DD". */
  today: string;
  /** The quote that a contract was made of of which nothing came. */
  quoteId?: number | null;
  /** What else its reader can do about it, before signing. */
  aside?: ReactNode;
  /** What of that cannot wait, above the contract. */
  notice?: ReactNode;
}) {
  const t = useTranslations("Signing");
  const actions = useTranslations("Actions");
  const terms = useTranslations("ContractTerms");
  const feedback = useTranslations("Feedback");
  const locale = useLocale();
  const router = useRouter();
  const [contract, setContract] = useState(initial);
  const [isDeclining, setDeclining] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const [hasUnsavedDetails, setUnsavedDetails] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const { id, reference, type, status, sealed } = contract;
  const title = terms(type === "client" ? "clientTitle" : "expertTitle");

  useEffect(() => {
    if (hasChanged) outcome.current?.focus();
  }, [hasChanged]);
  useEffect(() => {
    if (status !== "signed" || sealed) return;
    const timer = setInterval(() => {
      getContract({ params: { id } }).then(setContract, () => undefined);
    }, sealLook);
    return () => clearInterval(timer);
  }, [id, status, sealed]);

  /** After a refusal the page shows the contract as it is now. */
  async function readAgain(error: unknown) {
    if (!isConflict(error)) return;
    await getContract({ params: { id } }).then(setContract, () => undefined);
    // What stands beside it follows too: nobody is asked for details of a contract that has ended.
    router.refresh();
  }

  async function sendCode(key: string) {
    const send = contract.canCountersign ? sendOperatorCode : sendSigningCode;
    try {
      return await send({ params: { id } }, { headers: { "Idempotency-Key": key } });
    } catch (error) {
      await readAgain(error);
      throw error;
    }
  }

  async function sign({ consent, ...typed }: Typed) {
    try {
      const send = contract.canCountersign ? signAsOperator : signContract;
      setContract(await send({ params: { id }, body: { ...typed, consent: consent as true } }));
      setChanged(true);
    } catch (error) {
      await readAgain(error);
      throw error;
    }
  }

  async function decline(reason: string) {
    setSending(true);
    try {
      setContract(await declineContract({ params: { id }, body: { reason } }));
      setDeclining(false);
      setChanged(true);
      // Nobody asks for papers of a contract that has ended.
      router.refresh();
    } catch (error) {
      failedToast(error, feedback);
      await readAgain(error);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <header className="mb-8 space-y-3">
        <p className="tabular text-muted-foreground">
          <WithReference text={`${reference} · ${title}`} />
        </p>
        <h1 className="wrap-anywhere text-title">{contract.projectTitle}</h1>
        <div ref={outcome} tabIndex={-1} className="rounded-sm outline-none focus-visible:ring-2">
          <ContractState contract={contract} today={today} />
        </div>
        {contract.endedAt && quoteId ? (
          <Link href={quotePath(quoteId)} prefetch={false} className={buttonVariants({ variant: "outline" })}>
            {t("toQuote")}
          </Link>
        ) : null}
        {hasChanged ? null : notice}
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {/* It stays in sight while details are filled in and it is signed. */}
        <section aria-labelledby="document" className="min-w-0 space-y-3 lg:sticky lg:top-22">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="document" className="text-heading">
              {t("document")}
            </h2>
            <div className="flex flex-wrap gap-3">
              <a href={contract.pdfUrl} download className={buttonVariants({ variant: "outline" })}>
                <Download aria-hidden />
                {sealed ? t("downloadSealed") : actions("downloadPdf")}
              </a>
            </div>
          </div>
          {/* No scripts, so that nothing in it could use this page; it is paper-white in both themes. */}
          <iframe
            title={`${title} ${reference}`}
            srcDoc={html}
            sandbox=""
            className="block h-[70vh] min-h-120 w-full rounded-lg border border-border bg-white"
          />
        </section>
        <div className="space-y-6">
          <Card className="p-5 sm:p-6">
            <h2 className="text-heading">{t("signatures")}</h2>
            <Signatures contract={contract} />
            <p className="tabular mt-4 border-border border-t pt-4">
              <span className="block text-muted-foreground text-sm">
                {t(`amount.${contract.endedAt || contract.force === "lapsed" ? "ended" : type}`)}
              </span>
              {formatEuros(toCents(contract.totalAmount), locale, { fractionDigits: 2 })}
            </p>
          </Card>
          <UnsavedDetails value={setUnsavedDetails}>{hasChanged ? null : aside}</UnsavedDetails>
          {contract.canSign || contract.canCountersign ? (
            <Card className="p-5 sm:p-6">
              <h2 className="mb-4 text-heading">{t(contract.canCountersign ? "countersign" : "sign")}</h2>
              <SignForm
                reference={reference}
                suggestedName={suggestedName}
                openCode={contract.openCode}
                hasUnsavedDetails={hasUnsavedDetails}
                sendCode={sendCode}
                sign={sign}
              />
            </Card>
          ) : null}
          {contract.canDecline ? (
            <>
              {contract.canSign ? null : <Alert variant="warning">{t("unverified")}</Alert>}
              <Button variant="ghost" onClick={() => setDeclining(true)}>
                {t("decline.open")}
              </Button>
            </>
          ) : null}
          {sealed ? (
            <Card className="space-y-3 p-5 sm:p-6">
              <h2 className="flex items-center gap-2 text-heading">
                <ShieldCheck aria-hidden className="size-5 shrink-0 text-success" />
                {t("check.title")}
              </h2>
              <p>{t("check.text")}</p>
              <p className="flex flex-wrap gap-3">
                <Link
                  href={shellRoutes.verify}
                  prefetch={false}
                  className={buttonVariants({ variant: "outline" })}
                >
                  {t("check.page")}
                </Link>
                <a
                  href={`${contract.pdfUrl}?document=shown`}
                  download
                  className={buttonVariants({ variant: "ghost" })}
                >
                  <FileText aria-hidden />
                  {t("check.shown")}
                </a>
              </p>
            </Card>
          ) : null}
          {contract.documentSha256 ? (
            <p className="text-muted-foreground text-sm">
              {t(contract.endedAt ? "fingerprintOfEnded" : "fingerprint")}
              <code className="wrap-anywhere block">{contract.documentSha256}</code>
            </p>
          ) : null}
        </div>
      </div>
      {isDeclining && contract.canDecline ? (
        <ReasonDialog
          title={t("decline.title")}
          description={t("decline.description")}
          label={t("decline.reason")}
          isRequired
          maxLength={signingBounds.reason}
          confirm={t("decline.confirm")}
          pending={t("decline.sending")}
          keep={t("decline.keep")}
          isSending={isSending}
          onConfirm={decline}
          onClose={() => setDeclining(false)}
        />
      ) : null}
    </>
  );
}
