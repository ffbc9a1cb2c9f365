import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { ProfileStatus } from "@/lib/features/experts/own-profile";
import { brand, claims } from "@/lib/shared/brand";

const badgeVariants: Record<ProfileStatus, BadgeProps["variant"]> = {
  published: "success",
  pending: "info",
  changes_requested: "warning",
  rejected: "destructive",
  hidden: "warning",
  hiddenByOwner: "warning",
};
const alertVariants = { pending: "info", rejected: "destructive", hidden: "warning" } as const;

/** Whether visitors see the profile, in two words. */
export function StatusBadge({ status }: { status: ProfileStatus }) {
  const t = useTranslations("OwnProfile.status");
  return <Badge variant={badgeVariants[status]}>{t(`${status}.badge`)}</Badge>;
}

/**
 * Why visitors do not see the profile, and what to do; nothing for a published one, nor for one that its owner hides,
 * which the switch says, or is asked to correct (`ChangesNotice`).
 */
export function StatusNotice({ status }: { status: ProfileStatus }) {
  const t = useTranslations("OwnProfile.status");
  if (status === "published" || status === "hiddenByOwner" || status === "changes_requested") return null;
  return (
    <Alert variant={alertVariants[status]} title={t(`${status}.title`)}>
      <p className="max-w-reading">{t(`${status}.text`, claims.applicationReviewBusinessDays)}</p>
      {status === "pending" ? null : (
        <a
          href={`mailto:${brand.supportEmail}`}
          className="inline-block py-2 font-medium text-primary underline underline-offset-4"
        >
          {t("contact", { email: brand.supportEmail })}
        </a>
      )}
    </Alert>
  );
}
