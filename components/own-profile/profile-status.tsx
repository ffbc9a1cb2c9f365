import { Alert } from "@/components/ui/alert";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { ProfileStatus } from "@/lib/features/experts/own-profile";
import { brand, claims } from "@/lib/shared/brand";
import { fillText } from "@/lib/shared/fill-text";
import type { OwnProfileTexts } from "./own-profile-texts";

const badgeVariants: Record<ProfileStatus, BadgeProps["variant"]> = {
  published: "success",
  pending: "info",
  rejected: "destructive",
  hidden: "warning",
};
const alertVariants = { pending: "info", rejected: "destructive", hidden: "warning" } as const;

/** Whether visitors see the profile, in two words. */
export function StatusBadge({ status, texts }: { status: ProfileStatus; texts: OwnProfileTexts["status"] }) {
  return <Badge variant={badgeVariants[status]}>{texts[status].badge}</Badge>;
}

/** Why visitors do not see the profile, and what to do; nothing for a published one. */
export function StatusNotice({ status, texts }: { status: ProfileStatus; texts: OwnProfileTexts["status"] }) {
  if (status === "published") return null;
  const { title, text } = texts[status];
  return (
    <Alert variant={alertVariants[status]} title={title}>
      <p className="max-w-reading">{fillText(text, claims.applicationReviewBusinessDays)}</p>
      {status === "pending" ? null : (
        <a
          href={`mailto:${brand.supportEmail}`}
          className="inline-block py-2 font-medium text-primary underline underline-offset-4"
        >
          {fillText(texts.contact, { email: brand.supportEmail })}
        </a>
      )}
    </Alert>
  );
}
