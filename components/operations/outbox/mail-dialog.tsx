"use client";

import { useQuery } from "@tanstack/react-query";
import { Paperclip, RefreshCw } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { LoadError } from "@/components/admin/load-error";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { ErrorState } from "@/components/feedback/error-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ApiError } from "@/lib/client/api";
import { useFormatter } from "@/lib/client/use-formatter";
import { mailQuery, mails, sendMailAgain } from "@/lib/features/operations/client";
import { canSendAgain } from "@/lib/features/operations/mail-policy";
import type { MailDetails } from "@/lib/features/operations/mail-schemas";
import { langOf } from "@/lib/shared/locales";
import { MailStatusBadge } from "./mail-status-badge";

/** One mail as its reader sees it. Loaded when the first mail is opened. */
export default function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations("AdminOutbox");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const { data, error, refetch } = useQuery(mailQuery(id));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width="lg"
        title={data ? <span lang={langOf(data.language, locale)}>{data.subject}</span> : t("mail")}
        description={data ? t("toReader", { to: data.to }) : undefined}
        closeLabel={actions("close")}
      >
        {data ? (
          <Mail mail={data} />
        ) : isMissing ? (
          <ErrorState as="h3" title={t("missing")} />
        ) : error ? (
          <LoadError as="h3" title={t("failed")} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="space-y-3">
            <span className="sr-only">{t("loading")}</span>
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-96 w-full" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Mail({ mail }: { mail: MailDetails }) {
  const t = useTranslations("AdminOutbox");
  const format = useFormatter();
  const again = useAdminAction<void>({
    run: () => sendMailAgain(mail.id),
    paths: [mails.path],
    success: () => ({ title: t("again.done"), description: t("again.doneText") }),
    failure: () => ({ title: t("again.failed") }),
  });
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "medium" });
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MailStatusBadge status={mail.status} />
        <span className="text-muted-foreground">{t("queuedAt", { at: time(mail.createdAt) })}</span>
        {mail.sentAt ? (
          <span className="text-muted-foreground">{t("sentAt", { at: time(mail.sentAt) })}</span>
        ) : null}
        <span className="text-muted-foreground">{t("attempts", { count: mail.attempts })}</span>
      </p>
      {mail.lastError ? (
        <Alert variant="destructive" title={t("lastError")}>
          <p className="wrap-anywhere">{mail.lastError}</p>
        </Alert>
      ) : null}
      {canSendAgain(mail) ? (
        <Button disabled={again.isPending} onClick={() => again.mutate()}>
          <RefreshCw aria-hidden />
          {t("again.action")}
        </Button>
      ) : null}
      {mail.content ? (
        <Content id={mail.id} language={mail.language} content={mail.content} />
      ) : (
        <Alert variant="warning" title={t("hidden.title")}>
          <p>{t("hidden.text")}</p>
        </Alert>
      )}
    </div>
  );
}

function Content({
  id,
  language,
  content,
}: Pick<MailDetails, "id" | "language"> & { content: NonNullable<MailDetails["content"]> }) {
  const t = useTranslations("AdminOutbox");
  const format = useFormatter();
  const locale = useLocale();
  const { translation } = content;
  const isOnlyAsSent = language !== locale && !translation;
  // The mail itself is locked in: its links are opened from here.
  const links = [...new Set(content.text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
  return (
    <>
      <Tabs defaultValue="html">
        <TabsList aria-label={t("views.label")}>
          <TabsTrigger value="html">{t("views.html")}</TabsTrigger>
          <TabsTrigger value="text">{t("views.text")}</TabsTrigger>
          {translation ? <TabsTrigger value="translation">{t("views.translation")}</TabsTrigger> : null}
        </TabsList>
        <TabsContent value="html">
          <Framed title={t("views.html")} html={content.html} />
          {isOnlyAsSent ? <p className="mt-2 text-muted-foreground text-sm">{t("onlyAsSent")}</p> : null}
        </TabsContent>
        <TabsContent value="text">
          <pre
            lang={langOf(language, locale)}
            className="max-h-120 overflow-auto whitespace-pre-wrap rounded-md border border-border bg-muted p-4 text-sm wrap-anywhere"
          >
            {content.text}
          </pre>
        </TabsContent>
        {translation ? (
          <TabsContent value="translation" className="space-y-3">
            <p className="font-semibold">{translation.subject}</p>
            <Framed title={t("views.translation")} html={translation.html} />
            <p className="text-muted-foreground text-sm">{t("translated")}</p>
          </TabsContent>
        ) : null}
      </Tabs>
      {links.length > 0 ? (
        <section>
          <h3 className="mb-1 text-subheading">{t("links")}</h3>
          <ul>
            {links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noreferrer" className={cn(linkClasses, "my-0")}>
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {content.attachments.length > 0 ? (
        <section>
          <h3 className="mb-2 text-subheading">{t("attachments")}</h3>
          <ul className="flex flex-wrap gap-3">
            {content.attachments.map(({ filename, size }, index) => (
              <li key={`${index}-${filename}`}>
                <a
                  href={`${mails.path}/${id}/attachments/${index}`}
                  download={filename}
                  className={buttonVariants({ variant: "outline" })}
                >
                  <Paperclip aria-hidden />
                  {t("attachment", {
                    filename,
                    size: format.number(size / 1024, {
                      style: "unit",
                      unit: "kilobyte",
                      maximumFractionDigits: 1,
                    }),
                  })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** No scripts, no forms, no way out: what somebody typed may stand in it. */
function Framed({ title, html }: { title: string; html: string }) {
  return (
    <iframe title={title} sandbox="" srcDoc={html} className="h-120 w-full rounded-md border border-border" />
  );
}
