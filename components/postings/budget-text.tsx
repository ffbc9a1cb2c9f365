import { useLocale, useTranslations } from "#texts";
import type { ProjectBudget } from "@/lib/features/postings/card";
import { formatEuros, toCents } from "@/lib/shared/format-money";

/** A budget in words: '€min - €max/hour', '€min - €max (Fixed)' or 'Budget: Negotiable' (001 §5). */
export function BudgetText({ budget }: { budget: ProjectBudget | null }) {
  const t = useTranslations("Projects.card.budget");
  const locale = useLocale();
  const euros = (amount: number) => formatEuros(toCents(amount), locale);
  return budget ? t(budget.type, { min: euros(budget.min), max: euros(budget.max) }) : t("negotiable");
}
