"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { MessageButton } from "@/components/conversations/message-button";
import { Link } from "@/components/layout/link";
import { FactorBars } from "@/components/matching/factor-bars";
import { ApplicantQuotes } from "@/components/quotes/applicant-quotes";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import type { PostingLifecycle } from "@/lib/features/postings/lifecycle";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { moveDraft } from "@/lib/features/project-applications/move-draft";
import { applicantBounds } from "@/lib/features/project-applications/rules";
import {
  type ChosenStage,
  isTold,
  leadsBack,
  reachableStages,
} from "@/lib/features/project-applications/stages";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate, formatTypedDay } from "@/lib/shared/format-dates";
import { exactEuros } from "@/lib/shared/format-money";
import { langOf } from "@/lib/shared/locales";
import { AnswerDue } from "./applicant-facts";
import { PrivateNote } from "./private-note";

/** Everything about one applicant, with every move that is possible: the way without dragging. */
export default function DetailDialog({
  applicant,
  lifecycle,
  move,
  saveNote,
  onClose,
}: {
  applicant: Applicant;
  lifecycle: PostingLifecycle;
  /** @returns whether it happened */
  move: (stage: ChosenStage, message: string) => Promise<boolean>;
  saveNote: (note: string) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTranslations("Applicants.detail");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const { applicantName: name, applicantEmail: email, expert, match } = applicant;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={name}
        {...(expert ? { description: expert.title } : {})}
        closeLabel={actions("close")}
        width="lg"
      >
        <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="space-y-6">
            <Facts applicant={applicant} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
              <MessageButton about={{ applicationId: applicant.id }} of={name} />
              {expert ? (
                <Link href={`/expert/${expert.id}`} className={linkClasses} target="_blank">
                  {t("profile")}
                </Link>
              ) : null}
              {email ? (
                <a href={`mailto:${email}`} className={linkClasses}>
                  {t("write", { email })}
                </a>
              ) : (
                <span className="text-muted-foreground">{t("hidden")}</span>
              )}
            </div>
            <section className="space-y-2">
              <h3 className="text-subheading">{t("letter")}</h3>
              <p
                lang={langOf(applicant.textLanguage, locale)}
                className="wrap-anywhere max-w-reading whitespace-pre-line"
              >
                {applicant.coverLetter}
              </p>
            </section>
            {match ? (
              <section className="space-y-3">
                <h3 className="text-subheading">{t("factors", { score: match.matchScore })}</h3>
                <FactorBars factors={match.factors} />
              </section>
            ) : null}
          </div>
          <div className="space-y-6">
            <ApplicantQuotes key={`quotes-${applicant.id}`} applicationId={applicant.id} />
            <MoveForm key={`move-${applicant.id}`} applicant={applicant} lifecycle={lifecycle} move={move} />
            <PrivateNote key={applicant.id} note={applicant.note} save={saveNote} />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Facts({ applicant }: { applicant: Applicant }) {
  const t = useTranslations("Applicants");
  const fields = useTranslations("Fields.work");
  const projectFields = useTranslations("Fields.project");
  const units = useTranslations("Units");
  const locale = useLocale();
  const { proposedRate, estimatedStartDate, estimatedHoursPerWeek: hours, availabilityNotes } = applicant;
  const facts: [string, ReactNode][] = [
    [
      t("columns.rate"),
      proposedRate === null ? null : units("rate", { rate: exactEuros(proposedRate, locale) }),
    ],
    [projectFields("start"), estimatedStartDate && formatTypedDay(estimatedStartDate, locale)],
    [fields("hoursPerWeek"), hours === null ? null : units("hoursAWeek", { hours })],
    [
      fields("availability"),
      availabilityNotes && (
        <span lang={langOf(applicant.availabilityNotesLanguage, locale)}>{availabilityNotes}</span>
      ),
    ],
    [t("columns.applied"), formatDate(helsinkiDate(new Date(applicant.createdAt)), locale)],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function MoveForm({
  applicant: { id: applicantId, stage, answerDueAt },
  lifecycle,
  move,
}: {
  applicant: Applicant;
  lifecycle: PostingLifecycle;
  move: (stage: ChosenStage, message: string) => Promise<boolean>;
}) {
  const t = useTranslations("Applicants.detail");
  const stageNames = useTranslations("Choices.stage");
  const id = useId();
  const [draft] = useState(() => moveDraft(applicantId));
  const [message, setMessage] = useState("");
  // Typed before, or sent with a move that was taken back.
  useEffect(() => {
    setMessage((typed) => typed || (draft.read(new Date())?.text ?? ""));
    void stage;
  }, [draft, stage]);
  const stages = reachableStages(stage, lifecycle);

  async function press(to: ChosenStage) {
    if (!(await move(to, isTold(to) ? message : "")) || !isTold(to)) return;
    setMessage("");
    draft.clear();
  }

  return (
    <section className="space-y-4 rounded-lg border border-border p-4">
      <h3 className="flex flex-wrap items-center gap-2 text-subheading">
        {t("stage")} <Badge variant="primary">{stageNames(stage)}</Badge>
        <AnswerDue answerDueAt={answerDueAt} />
      </h3>
      {stages.length === 0 ? (
        <p>
          {t(leadsBack(stage) ? (lifecycle === "paused" ? "endWhilePaused" : "endOver") : "end", {
            stage: stageNames(stage),
          })}
        </p>
      ) : (
        <>
          {stages.some(isTold) ? (
            <div className="space-y-1.5">
              <Label htmlFor={id}>{t("message")}</Label>
              <Textarea
                id={id}
                rows={3}
                maxLength={applicantBounds.message}
                aria-describedby={`${id}-help`}
                value={message}
                onChange={(event) => {
                  setMessage(event.target.value);
                  draft.write({ text: event.target.value }, new Date());
                }}
              />
              <p id={`${id}-help`} className="text-muted-foreground text-sm">
                {t("messageHelp")}
              </p>
            </div>
          ) : null}
          <fieldset>
            <legend className="mb-1.5 font-medium">{t("moveTitle")}</legend>
            <div className="flex flex-wrap gap-2">
              {stages.map((to) => (
                <Button
                  key={to}
                  variant={to === "declined" ? "ghost" : "outline"}
                  onClick={() => void press(to)}
                >
                  {stageNames(to)}
                </Button>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </section>
  );
}
