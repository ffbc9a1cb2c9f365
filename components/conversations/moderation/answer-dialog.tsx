"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { type ReactNode, useId, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { useAdminAction } from "@/components/admin/use-admin-action";
import DiscardDialog from "@/components/feedback/discard-dialog";
import { FieldShell } from "@/components/form/field-shell";
import { useRequired } from "@/components/form/use-required";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { useFormatter } from "@/lib/client/use-formatter";
import {
  answerReport,
  letWriterWrite,
  reportQuery,
  reports,
} from "@/lib/features/conversations/moderation-client";
import type { ReportDetails } from "@/lib/features/conversations/moderation-schemas";
import { messageBounds } from "@/lib/features/conversations/rules";
import { langOf } from "@/lib/shared/locales";

const ConfirmDialog = dynamic(() => import("@/components/feedback/confirm-dialog"));

/** A reported conversation up to the report, and the answer to whoever reported it. Loaded when the first is opened. */
export default function AnswerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations("AdminReports");
  const actions = useTranslations("Actions");
  const { data, error, refetch } = useQuery(reportQuery(id));
  const [answer, setAnswer] = useState("");
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => (answer.trim() ? setIsLeaving(true) : onClose());
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        title={data ? t("reportTitle", { project: data.projectTitle }) : t("title")}
        closeLabel={actions("close")}
      >
        {data ? (
          <Report report={data} onClose={onClose}>
            <AnswerForm id={data.id} answer={answer} onType={setAnswer} onSent={onClose} onLeave={leave} />
          </Report>
        ) : error ? (
          <LoadError as="h3" title={t("failed")} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="space-y-3">
            <span className="sr-only">{t("loading")}</span>
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-48 w-full" />
          </div>
        )}
        {isLeaving ? <DiscardDialog onDiscard={onClose} onKeep={() => setIsLeaving(false)} /> : null}
      </DialogContent>
    </Dialog>
  );
}

/** @param children what answers it while it is open */
function Report({
  report,
  onClose,
  children,
}: {
  report: ReportDetails;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("AdminReports");
  const locale = useLocale();
  const format = useFormatter();
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  const reporter = report.reporterEmail ?? t("gone");
  return (
    <div className="space-y-5">
      <div className="space-y-1">
        <p className="text-muted-foreground">{t("by", { who: reporter, at: time(report.createdAt) })}</p>
        <p lang={langOf(report.reasonLanguage, locale)} className="wrap-anywhere whitespace-pre-wrap">
          {report.reason}
        </p>
      </div>
      <section>
        <h3 className="mb-2 text-subheading">{t("messages")}</h3>
        {report.messages.length === 0 ? (
          <p className="text-muted-foreground">{t("noMessages")}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          <ol tabIndex={0} className="max-h-80 space-y-3 overflow-y-auto rounded-md border border-border p-4">
            {report.messages.map((message) => (
              <li key={message.id}>
                <p className="text-muted-foreground text-sm">
                  {t(`side.${message.side}`)} · {message.authorName} ·{" "}
                  <time dateTime={message.createdAt}>{time(message.createdAt)}</time>
                </p>
                <p lang={langOf(message.textLanguage, locale)} className="wrap-anywhere whitespace-pre-wrap">
                  {message.body}
                </p>
                {message.files.length > 0 ? (
                  <p className="wrap-anywhere text-sm">
                    {t("attached", { names: message.files.join(", ") })}
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
        )}
      </section>
      {report.status === "open" ? (
        children
      ) : (
        <section className="space-y-1">
          <p className="text-muted-foreground">
            {t("answeredBy", {
              who: report.answeredBy ?? "",
              at: time(report.answeredAt ?? report.createdAt),
            })}
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{report.answer}</p>
          {report.hasStoppedWriter ? <Stopped report={report} onClose={onClose} /> : null}
        </section>
      )}
    </div>
  );
}

function Stopped({
  report: { id, isWriterStopped },
  onClose,
}: {
  report: ReportDetails;
  onClose: () => void;
}) {
  const t = useTranslations("AdminReports");
  const actions = useTranslations("Actions");
  const [isAsking, setIsAsking] = useState(false);
  const lifting = useAdminAction<void>({
    run: async () => {
      await letWriterWrite({ params: { id } });
      onClose();
    },
    paths: [reports.path],
    success: () => ({ title: t("liftDone") }),
    failure: () => ({ title: t("liftFailed") }),
  });
  return (
    <>
      <p className="font-medium">
        {t("stopped")} {isWriterStopped ? null : t("lifted")}
      </p>
      {isWriterStopped ? (
        <Button
          variant="outline"
          className="mt-2"
          disabled={lifting.isPending}
          onClick={() => setIsAsking(true)}
        >
          {t("lift")}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t("liftQuestion")}
          description={t("liftConsequence")}
          confirm={t("lift")}
          keep={actions("cancel")}
          close={actions("close")}
          onConfirm={() => {
            setIsAsking(false);
            lifting.mutate();
          }}
          onKeep={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

function AnswerForm({
  id,
  answer,
  onType,
  onSent,
  onLeave,
}: {
  id: number;
  answer: string;
  onType: (words: string) => void;
  onSent: () => void;
  onLeave: () => void;
}) {
  const t = useTranslations("AdminReports");
  const actions = useTranslations("Actions");
  const field = useId();
  const required = useRequired();
  const [stopWriter, setStopWriter] = useState(false);
  const sending = useAdminAction<void>({
    run: async () => {
      await answerReport({ params: { id }, body: { answer: answer.trim(), stopWriter } });
      onSent();
    },
    paths: [reports.path],
    success: () => ({ title: t("sent") }),
    failure: () => ({ title: t("notSent") }),
  });
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending && answer.trim() !== "") sending.mutate();
      }}
    >
      <FieldShell
        id={field}
        label={t("answer")}
        optionalMark={null}
        help={t("answerHelp")}
        helpId={`${field}-help`}
      >
        <Textarea
          id={field}
          {...required}
          rows={4}
          maxLength={messageBounds.answer}
          aria-describedby={`${field}-help`}
          value={answer}
          onChange={(event) => onType(event.target.value)}
        />
      </FieldShell>
      <Checkbox checked={stopWriter} onChange={(event) => setStopWriter(event.target.checked)}>
        {t("stop")}
      </Checkbox>
      <DialogFooter>
        <Button variant="outline" onClick={onLeave}>
          {actions("cancel")}
        </Button>
        <Button type="submit" aria-disabled={sending.isPending}>
          {t("send")}
        </Button>
      </DialogFooter>
    </form>
  );
}
