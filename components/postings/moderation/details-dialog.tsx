"use client";

import { useLocale, useTranslations } from "#texts";
import { AuditTrail } from "@/components/admin/audit-trail";
import { MailLink, PhoneLink } from "@/components/admin/links";
import { ReviewClock } from "@/components/admin/review-clock";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useNames } from "@/lib/client/names";
import { isWithoutReason } from "@/lib/features/postings/moderation-rules";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { langOf } from "@/lib/shared/locales";
import { Fact, SkillBadges } from "./posting-facts";
import { HiddenMark, PostingStatus } from "./posting-status";
import { usePostingWords } from "./use-posting-words";

/** Everything about a posting, and what administrators did with it (001 §2). Loaded when it is first opened. */
export default function DetailsDialog({ posting, onClose }: { posting: AdminPosting; onClose: () => void }) {
  const t = useTranslations("AdminProjects.details");
  const levels = useTranslations("Choices.level");
  const urgencies = useTranslations("Choices.urgency");
  const categories = useTranslations("Choices.category");
  const actions = useTranslations("Actions");
  const projectFields = useTranslations("Fields.project");
  const columns = useTranslations("Admin.columns");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const units = useTranslations("Units");
  const admin = useTranslations("Admin");
  const changes = useTranslations("ChangeRequests");
  const names = useNames();
  const words = usePostingWords();
  const lang = langOf(posting.textLanguage, useLocale());
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t("title")} description={posting.title} closeLabel={actions("close")}>
        <dl className="grid grid-cols-2 gap-4 sm:gap-x-6">
          <Fact label={projectFields("title")} wide>
            <span lang={lang} className="font-medium">
              {posting.title}
            </span>{" "}
            <HiddenMark posting={posting} />
          </Fact>
          <Fact label={columns("status")}>
            <span className="flex flex-wrap items-start gap-2">
              <PostingStatus posting={posting} />
              {posting.dueAt ? <ReviewClock submittedAt={posting.submittedAt} dueAt={posting.dueAt} /> : null}
            </span>
          </Fact>
          <Fact label={t("labels.submitted")}>{words.date(posting.submittedAt)}</Fact>
          {posting.approvedAt ? <Fact label={t("labels.approved")}>{words.approved(posting)}</Fact> : null}
          {posting.rejectionReason ? (
            <Fact
              label={
                posting.approvalStatus === "changes_requested"
                  ? changes("message")
                  : t("labels.rejectionReason")
              }
              wide
            >
              {isWithoutReason(posting.rejectionReason) ? changes("noReason") : posting.rejectionReason}
            </Fact>
          ) : null}
          <Fact label={person("company")}>{posting.customerCompany}</Fact>
          <Fact label={t("labels.customerName")}>{posting.customerName}</Fact>
          <Fact label={t("labels.customerEmail")} wide>
            <MailLink address={posting.customerEmail} />
          </Fact>
          <Fact label={t("labels.customerPhone")}>
            {posting.customerPhone ? <PhoneLink number={posting.customerPhone} /> : null}
          </Fact>
          <Fact label={t("labels.budget")}>{words.budget(posting)}</Fact>
          <Fact label={work("duration")}>{words.duration(posting)}</Fact>
          <Fact label={work("hoursPerWeek")}>{words.hours(posting)}</Fact>
          <Fact label={work("location")}>{names.place(posting.location)}</Fact>
          <Fact label={t("labels.experience")}>{levels(posting.experienceRequired)}</Fact>
          <Fact label={work("arrangement")}>{words.arrangement(posting)}</Fact>
          <Fact label={projectFields("start")}>{urgencies(posting.urgency)}</Fact>
          {posting.startDate ? (
            <Fact label={t("labels.startDate")}>{words.day(posting.startDate)}</Fact>
          ) : null}
          <Fact label={projectFields("category")}>{categories(posting.projectCategory)}</Fact>
          <Fact label={projectFields("industry")}>
            {posting.industry && names.industry(posting.industry)}
          </Fact>
          <Fact label={projectFields("teamSize")}>{units("experts", { count: posting.teamSize })}</Fact>
          <Fact label={t("labels.applications")}>{String(posting.applicationCount)}</Fact>
          <Fact label={projectFields("requiredSkills")} wide>
            <SkillBadges skills={posting.requiredSkills} />
          </Fact>
          <Fact label={projectFields("description")} wide>
            {posting.description === "" ? null : (
              <span lang={lang} className="whitespace-pre-line">
                {posting.description}
              </span>
            )}
          </Fact>
          {posting.deliverables.length > 0 ? (
            <Fact label={projectFields("deliverables")} wide>
              <ul lang={lang} className="list-disc pl-5">
                {posting.deliverables.map((deliverable) => (
                  <li key={deliverable}>{deliverable}</li>
                ))}
              </ul>
            </Fact>
          ) : null}
        </dl>
        <h3 className="mt-8 mb-4 border-border border-t pt-6 text-subheading">{admin("history")}</h3>
        <AuditTrail entity="project" entityId={posting.id} />
      </DialogContent>
    </Dialog>
  );
}
