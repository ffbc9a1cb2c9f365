import { useTranslations } from "#texts";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { QuoteEnding } from "@/lib/features/quotes/rules";
import type { QuoteStatus } from "@/lib/features/quotes/states";

const variants: Record<QuoteStatus, BadgeProps["variant"]> = {
  draft: "outline",
  sent: "info",
  accepted: "success",
  declined: "neutral",
  expired: "warning",
  superseded: "neutral",
};

/** Where a quote stands, in a word; of an accepted one also that nothing came of it, of a sent one that nothing can. */
export function StatusBadge({
  status,
  hasFallenThrough = false,
  ending = null,
}: {
  status: QuoteStatus;
  hasFallenThrough?: boolean;
  ending?: QuoteEnding | null;
}) {
  const t = useTranslations("Quotes.status");
  if (hasFallenThrough) return <Badge variant="warning">{t("fallenThrough")}</Badge>;
  if (status === "sent" && ending) return <Badge variant="neutral">{t("ended")}</Badge>;
  return <Badge variant={variants[status]}>{t(status)}</Badge>;
}
