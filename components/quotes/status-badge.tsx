import { useTranslations } from "#texts";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { QuoteStatus } from "@/lib/features/quotes/states";

const variants: Record<QuoteStatus, BadgeProps["variant"]> = {
  draft: "outline",
  sent: "info",
  accepted: "success",
  declined: "neutral",
  expired: "warning",
  superseded: "neutral",
};

/** Where a quote stands, in a word; of an accepted one also that nothing came of it. */
export function StatusBadge({
  status,
  hasFallenThrough = false,
}: {
  status: QuoteStatus;
  hasFallenThrough?: boolean;
}) {
  const t = useTranslations("Quotes.status");
  if (hasFallenThrough) return <Badge variant="warning">{t("fallenThrough")}</Badge>;
  return <Badge variant={variants[status]}>{t(status)}</Badge>;
}
