"use client";

import { lazy, Suspense, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { MessageButton } from "@/components/conversations/message-button";
import { failedToast } from "@/components/feedback/failed-toast";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { isConflict } from "@/lib/client/api";
import { textDraft } from "@/lib/client/form-draft";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import type { Newest } from "@/lib/features/dashboard/figures";
import { answerInvitation } from "@/lib/features/invitations/client";
import { invitationBounds } from "@/lib/features/invitations/rules";
import type { ReceivedInvitation } from "@/lib/features/invitations/schemas";
import type { InvitationStatus } from "@/lib/features/invitations/states";
import { langOf } from "@/lib/shared/locales";
import { dashboardDates } from "./dates";
import { NewestList } from "./newest-list";
import { ProjectTitle } from "./project-title";

const ReasonDialog = lazy(() => import("@/components/feedback/reason-dialog"));

const badges: Record<InvitationStatus, BadgeProps["variant"]> = {
  sent: "warning",
  accepted: "success",
  declined: "neutral",
  withdrawn: "neutral",
};

type Answer = "accepted" | "declined";

/** What was typed into an answer that was not given yet. */
const draftOf = ({ id }: ReceivedInvitation, answer: Answer) => textDraft(`invitation-${id}-${answer}`);

/** The projects that companies invite the expert to, unanswered ones first (deal K2). An answer is given once. */
export function ReceivedInvitations({ invitations }: { invitations: Newest<ReceivedInvitation> }) {
  const t = useTranslations("Dashboard.invitations");
  const dashboard = useTranslations("Dashboard.list");
  const feedback = useTranslations("Feedback");
  const router = useRouter();
  // What was answered here, until the page is rendered anew.
  const [changed, setChanged] = useState<ReadonlyMap<number, ReceivedInvitation>>(new Map());
  const [asked, setAsked] = useState<{ invitation: ReceivedInvitation; answer: Answer } | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(invitation: ReceivedInvitation, answer: Answer, words: string) {
    const { id } = invitation;
    const said = answer === "accepted" ? { coverLetter: words } : { reason: words };
    setSending(true);
    try {
      const answered = await answerInvitation({ params: { id }, body: { status: answer, ...said } });
      setChanged((known) => new Map(known).set(id, answered));
      setAsked(null);
      for (const each of ["accepted", "declined"] as const) draftOf(invitation, each).clear();
      toast({
        title: t(`${answer}.toast`),
        description: answer === "accepted" ? t("accepted.toastText") : dashboard("companyTold"),
      });
      // The application that it made stands in the list below.
      router.refresh();
    } catch (error) {
      failedToast(error, feedback);
      // Answered elsewhere, taken back or over meanwhile: where it stands now is shown, and what was typed is kept.
      if (isConflict(error)) {
        setAsked(null);
        router.refresh();
      }
    }
    setSending(false);
  }

  const open = asked?.invitation;
  return (
    <>
      <NewestList
        title={t("title")}
        list={invitations}
        empty={<p className="max-w-reading text-muted-foreground">{t("none")}</p>}
        row={(invitation) => (
          <Invitation
            invitation={changed.get(invitation.id) ?? invitation}
            onAnswer={(shown, answer) => setAsked({ invitation: shown, answer })}
          />
        )}
      />
      {asked && open ? (
        <Suspense fallback={null}>
          <ReasonDialog
            title={t(`${asked.answer}.title`)}
            description={t(`${asked.answer}.description`, {
              project: open.project.title,
              company: open.project.customerCompany ?? t("company"),
            })}
            label={t(`${asked.answer}.label`)}
            help={t(`${asked.answer}.help`)}
            maxLength={asked.answer === "accepted" ? invitationBounds.coverLetter : invitationBounds.reason}
            initial={draftOf(open, asked.answer).read(new Date())?.text ?? ""}
            onType={(text) => draftOf(open, asked.answer).write({ text }, new Date())}
            confirm={t(`${asked.answer}.confirm`)}
            variant={asked.answer === "accepted" ? "accent" : "destructive"}
            isSending={isSending}
            pending={t("sending")}
            onConfirm={(words) => void send(open, asked.answer, words)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Invitation({
  invitation,
  onAnswer,
}: {
  invitation: ReceivedInvitation;
  onAnswer: (invitation: ReceivedInvitation, answer: Answer) => void;
}) {
  const t = useTranslations("Dashboard.invitations");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const dates = dashboardDates(locale);
  const { project, status, message, textLanguage, createdAt } = invitation;
  const title = <span className="sr-only">: {project.title}</span>;
  return (
    <>
      <div className="min-w-0 flex-1 basis-56">
        <ProjectTitle id={project.isPublic ? project.id : null} title={project.title} />
        <p className="flex flex-wrap items-center gap-x-2 break-words text-muted-foreground text-sm">
          <span>
            {project.customerCompany ?? t("company")} ·{" "}
            {t("invitedOn", { date: dates.date(new Date(createdAt)) })}
          </span>
          {project.isCompanyVerified ? (
            <Badge variant="success">{t("verified", { domain: project.verifiedDomain ?? "none" })}</Badge>
          ) : null}
        </p>
      </div>
      <Badge variant={badges[status]}>{t(`status.${status}`)}</Badge>
      <MessageButton about={{ invitationId: invitation.id }} of={project.title} variant="ghost" size="sm" />
      {status === "sent" ? (
        <div className="mt-2 w-full">
          <blockquote
            lang={langOf(textLanguage, locale)}
            className="max-w-reading whitespace-pre-line break-words border-border border-l-2 pl-3"
          >
            {message}
          </blockquote>
          <p className="mt-3 flex flex-wrap gap-3">
            {project.isPublic ? (
              <Button onClick={() => onAnswer(invitation, "accepted")}>
                {actions("accept")}
                {title}
              </Button>
            ) : null}
            <Button variant="outline" onClick={() => onAnswer(invitation, "declined")}>
              {actions("decline")}
              {title}
            </Button>
          </p>
        </div>
      ) : null}
    </>
  );
}
