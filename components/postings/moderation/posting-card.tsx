"use client";

import { Pencil } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { MailLink, PhoneLink } from "@/components/admin/links";
import { ReviewClock } from "@/components/admin/review-clock";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { useNames } from "@/lib/client/names";
import { isWithoutReason, postingLifecycle } from "@/lib/features/postings/moderation-rules";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { langOf } from "@/lib/shared/locales";
import { DecisionButtons } from "./decision-buttons";
import { OrderButtons } from "./order-buttons";
import { Fact, SkillBadges } from "./posting-facts";
import { HiddenMark, PostingStatus } from "./posting-status";
import { usePostingWords } from "./use-posting-words";
import { VisibilitySwitch } from "./visibility-switch";

export type PostingCardProps = {
  posting: AdminPosting;
  /** How many places the order has, when that is known. */
  approvedCount: number | undefined;
  /** What is under way for this posting. */
  busy: { review: boolean; visibility: boolean; order: boolean };
  onApprove: () => void;
  onRequestChanges: () => void;
  onReopen: () => void;
  onShow: (isActive: boolean) => void;
  onOrder: (place: number) => void;
  onOpen: (kind: "details" | "reject" | "edit") => void;
};

/** One posting with what its review needs and what can be done with it in its state (001 §2, §4). */
export function PostingCard(props: PostingCardProps) {
  const { posting, busy, onShow } = props;
  const t = useTranslations("AdminProjects.details.labels");
  const work = useTranslations("Fields.work");
  const projectFields = useTranslations("Fields.project");
  const names = useNames();
  const words = usePostingWords();
  const changes = useTranslations("ChangeRequests");
  const isAsked = posting.approvalStatus === "changes_requested";
  const lang = langOf(posting.textLanguage, useLocale());
  const titleId = `posting-${posting.id}`;
  const fixed = posting.budgetType === "fixed" ? words.budget(posting) : null;
  return (
    <Card role="article" aria-labelledby={titleId} className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={titleId} className="wrap-anywhere text-subheading">
            <span lang={lang}>{posting.title}</span> <HiddenMark posting={posting} />
          </h2>
          <p className="wrap-anywhere text-muted-foreground">
            {[posting.customerCompany, posting.customerName].filter(Boolean).join(" · ")}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {posting.dueAt ? <ReviewClock submittedAt={posting.submittedAt} dueAt={posting.dueAt} /> : null}
          <PostingStatus posting={posting} />
          {postingLifecycle.canHappen("hide", posting.approvalStatus, "admin") ? (
            <VisibilitySwitch posting={posting} isBusy={busy.visibility} onChange={onShow} />
          ) : null}
        </div>
      </div>
      {posting.rejectionReason ? (
        <p
          className={cn(
            "wrap-anywhere mt-4 whitespace-pre-line border-l-4 px-4 py-3",
            isAsked ? "border-warning bg-warning-surface" : "border-destructive bg-destructive-surface",
          )}
        >
          <span className="font-medium">{isAsked ? changes("message") : t("rejectionReason")}:</span>{" "}
          {isWithoutReason(posting.rejectionReason) ? changes("noReason") : posting.rejectionReason}
        </p>
      ) : null}
      {posting.description ? (
        <p lang={lang} className="wrap-anywhere mt-4 line-clamp-4 max-w-reading whitespace-pre-line">
          {posting.description}
        </p>
      ) : null}
      <dl className="mt-5 grid grid-cols-2 gap-4 sm:gap-x-6 lg:grid-cols-4">
        <Fact label={t("hourlyRange")}>{words.hourly(posting)}</Fact>
        {fixed ? <Fact label={t("budget")}>{fixed}</Fact> : null}
        <Fact label={work("duration")}>{words.duration(posting)}</Fact>
        <Fact label={work("hoursPerWeek")}>{words.hours(posting)}</Fact>
        <Fact label={work("location")}>{names.place(posting.location)}</Fact>
        <Fact label={work("arrangement")}>{words.arrangement(posting)}</Fact>
        <Fact label={t("email")} wide>
          <MailLink address={posting.customerEmail} />
        </Fact>
        <Fact label={t("phone")}>
          {posting.customerPhone ? <PhoneLink number={posting.customerPhone} /> : null}
        </Fact>
        <Fact label={t("submitted")}>{words.date(posting.submittedAt)}</Fact>
        {posting.approvedAt ? <Fact label={t("approved")}>{words.approved(posting)}</Fact> : null}
        <Fact label={projectFields("requiredSkills")} wide>
          <SkillBadges skills={posting.requiredSkills} />
        </Fact>
      </dl>
      <CardActions {...props} />
    </Card>
  );
}

function CardActions({
  posting,
  approvedCount,
  busy,
  onApprove,
  onRequestChanges,
  onReopen,
  onOrder,
  onOpen,
}: PostingCardProps) {
  const t = useTranslations("Admin.actions");
  const { approvalStatus, title } = posting;
  const name = <span className="sr-only">: {title}</span>;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 border-border border-t pt-5">
      <DecisionButtons
        posting={posting}
        isBusy={busy.review}
        onApprove={onApprove}
        onReject={() => onOpen("reject")}
        onRequestChanges={onRequestChanges}
        onReopen={onReopen}
      />
      {postingLifecycle.canHappen("update", approvalStatus, "admin") ? (
        <Button variant="outline" onClick={() => onOpen("edit")}>
          <Pencil aria-hidden />
          {t("edit")}
          {name}
        </Button>
      ) : null}
      <Button variant="ghost" onClick={() => onOpen("details")}>
        {t("details")}
        {name}
      </Button>
      {postingLifecycle.canHappen("reorder", approvalStatus, "admin") ? (
        <OrderButtons posting={posting} last={approvedCount} isBusy={busy.order} onOrder={onOrder} />
      ) : null}
    </div>
  );
}
