import { getLocale, getTranslations } from "next-intl/server";
import { cn } from "@/components/ui/cn";
import type { OwnProject } from "@/lib/features/company-projects/schemas";
import { isWithoutReason } from "@/lib/features/postings/moderation-rules";
import { langOf } from "@/lib/shared/locales";
import { textLanguage } from "@/lib/shared/text-language";

/** Why a posting was not approved, or what is to be changed before it is. */
export async function RejectionReason({
  project: { approvalStatus, rejectionReason },
}: {
  project: Pick<OwnProject, "approvalStatus" | "rejectionReason">;
}) {
  const [t, reasons, locale] = await Promise.all([
    getTranslations("CompanyProject"),
    getTranslations("ChangeRequests"),
    getLocale(),
  ]);
  if (!rejectionReason) return null;
  const isAsked = approvalStatus === "changes_requested";
  return (
    <p
      className={cn(
        "wrap-anywhere whitespace-pre-line border-l-4 px-4 py-3",
        isAsked ? "border-warning bg-warning-surface" : "border-destructive bg-destructive-surface",
      )}
    >
      <span className="font-medium">{t(isAsked ? "asked" : "reason")}:</span>{" "}
      <span lang={langOf(textLanguage(rejectionReason), locale)}>
        {isWithoutReason(rejectionReason) ? reasons("noReason") : rejectionReason}
      </span>
    </p>
  );
}
