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

/** Where a quote stands, in a word. */
export function StatusBadge({ status }: { status: QuoteStatus }) {
  const t = useTranslations("Quotes.status");
  return <Badge variant={variants[status]}>{t(status)}</Badge>;
}
