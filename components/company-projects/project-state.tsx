import { getTranslations } from "next-intl/server";
import { ReviewClock } from "@/components/admin/review-clock";
import { Badge } from "@/components/ui/badge";
import type { OwnProject } from "@/lib/features/company-projects/schemas";
import { isOver } from "@/lib/features/postings/lifecycle";

const reviewVariants = {
  pending: "warning",
  changes_requested: "warning",
  approved: "success",
  rejected: "destructive",
} as const;
const openingVariants = { open: "neutral", paused: "warning", filled: "info", withdrawn: "outline" } as const;

/** Where a posting stands: its review with the time that was promised, and whether it takes applications. */
export async function ProjectState({
  project: { approvalStatus, lifecycle, isPublic, reviewDueAt, submittedAt },
}: {
  project: OwnProject;
}) {
  const isHidden = approvalStatus === "approved" && lifecycle === "open" && !isPublic;
  const [t, reviews, openings] = await Promise.all([
    getTranslations("CompanyProject.state"),
    getTranslations("Choices.review"),
    getTranslations("Choices.opening"),
  ]);
  return (
    <div className="flex flex-wrap items-start gap-2">
      {isOver(lifecycle) ? null : (
        <Badge variant={isHidden ? "neutral" : reviewVariants[approvalStatus]}>
          {isHidden
            ? t("hidden")
            : // What is paused is approved, and yet nobody sees it.
              approvalStatus === "changes_requested" ||
                (approvalStatus === "approved" && lifecycle !== "open")
              ? reviews(approvalStatus)
              : t(approvalStatus)}
        </Badge>
      )}
      {lifecycle === "open" ? null : (
        <Badge variant={openingVariants[lifecycle]}>{openings(lifecycle)}</Badge>
      )}
      {reviewDueAt ? <ReviewClock submittedAt={submittedAt} dueAt={reviewDueAt} /> : null}
    </div>
  );
}
