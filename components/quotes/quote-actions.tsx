"use client";

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { isConflict } from "@/lib/client/api";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import {
  acceptQuote,
  declineQuote,
  requestChange,
  reviseQuote,
  sendQuote,
} from "@/lib/features/quotes/client";
import { editQuotePath, type QuoteAction, quoteBounds, quotePath } from "@/lib/features/quotes/rules";
import type { QuoteDetail } from "@/lib/features/quotes/schemas";

const ReasonDialog = lazy(() => import("@/components/feedback/reason-dialog"));
const AcceptDialog = lazy(() => import("./accept-dialog"));
const SendDialog = lazy(() => import("./send-dialog"));

type Asked = Extract<QuoteAction, "send" | "accept" | "decline" | "request_change">;

/** Where a quote stands, and what can be done with it now; what cannot be undone asks first. */
export function QuoteActions({
  quote,
  until,
  children,
}: {
  quote: QuoteDetail;
  until: string;
  /** Where it stands, in words. */
  children: ReactNode;
}) {
  const t = useTranslations("Quotes.actions");
  const common = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const locale = useLocale();
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { id, status, actions } = quote;
  const outcome = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  // The button that was pressed may have gone with the state before, and with it the focus would be lost.
  useEffect(() => {
    if (shown.current !== status) outcome.current?.focus();
    shown.current = status;
  }, [status]);
  const can = (action: QuoteAction) => actions.includes(action);
  // What has become impossible meanwhile is not asked any more, once the page is as it is now.
  const open = asked && can(asked) ? asked : null;
  const params = { id };

  /** @returns what came of it; undefined when it failed, and the dialog stays for another try while there may be one */
  async function run<Result>(happen: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(true);
    try {
      const result = await happen();
      setAsked(null);
      router.refresh();
      return result;
    } catch (error) {
      failedToast(error, feedback);
      // Whatever has changed meanwhile is shown. Without a connection the page would go, and what was typed with it.
      if (isConflict(error)) router.refresh();
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  async function finish(happen: () => Promise<unknown>, title: string, description?: string) {
    if (await run(happen)) toast({ title, ...(description ? { description } : {}) });
  }
  async function revise() {
    const draft = await run(() => reviseQuote({ params }));
    if (draft) router.push(editQuotePath(draft.id));
  }

  return (
    <>
      <div ref={outcome} tabIndex={-1} className="rounded-sm outline-none focus-visible:ring-2">
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        {can("accept") ? (
          <Button variant="accent" onClick={() => setAsked("accept")}>
            {t("accept")}
          </Button>
        ) : null}
        {can("request_change") ? (
          <Button variant="outline" onClick={() => setAsked("request_change")}>
            {t("requestChange")}
          </Button>
        ) : null}
        {can("decline") ? (
          <Button variant="ghost" onClick={() => setAsked("decline")}>
            {common("decline")}
          </Button>
        ) : null}
        {can("send") ? (
          <Button variant="accent" onClick={() => setAsked("send")}>
            {t("send")}
          </Button>
        ) : null}
        {can("edit") ? (
          <Link href={editQuotePath(id)} prefetch={false} className={buttonVariants({ variant: "outline" })}>
            {t("edit")}
          </Link>
        ) : null}
        {can("revise") ? (
          <Button variant="outline" aria-disabled={isBusy} onClick={() => isBusy || void revise()}>
            {t("revise")}
          </Button>
        ) : null}
        <a
          href={`/api${quotePath(id)}/pdf?language=${locale}`}
          download
          className={buttonVariants({ variant: "outline" })}
        >
          {common("downloadPdf")}
        </a>
      </div>
      <Suspense fallback={null}>
        {open === "send" ? (
          <SendDialog
            company={quote.project.customerCompany}
            validDays={quote.validDays}
            hasSent={quote.versions.some(({ status }) => status === "sent")}
            isSending={isBusy}
            onSend={() => void finish(() => sendQuote({ params }), t("sent"), t("sentDescription"))}
            onClose={() => setAsked(null)}
          />
        ) : null}
        {open === "accept" ? (
          <AcceptDialog
            expert={quote.expert.name}
            isSending={isBusy}
            onAccept={(body) =>
              void finish(() => acceptQuote({ params, body }), t("accepted"), t("acceptedDescription"))
            }
            onClose={() => setAsked(null)}
          />
        ) : null}
        {open === "decline" ? (
          <ReasonDialog
            title={t("declineTitle")}
            description={t("declineDescription", { name: quote.expert.name })}
            label={t("reason")}
            maxLength={quoteBounds.declineReason}
            confirm={common("decline")}
            isSending={isBusy}
            onConfirm={(reason) =>
              void finish(() => declineQuote({ params, body: { reason } }), t("declined"))
            }
            onClose={() => setAsked(null)}
          />
        ) : null}
        {open === "request_change" ? (
          <ReasonDialog
            title={t("requestChange")}
            description={t("changeDescription", { name: quote.expert.name, until })}
            label={t("change")}
            maxLength={quoteBounds.changeRequest}
            isRequired
            variant="accent"
            confirm={t("askForChange")}
            isSending={isBusy}
            onConfirm={(message) =>
              void finish(() => requestChange({ params, body: { message } }), t("changeAsked"))
            }
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
