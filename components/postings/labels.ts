import type { ProjectLocation } from "@/lib/features/postings/browse";
import type { ProjectBudget } from "@/lib/features/postings/card";
import type { ExperienceLevel } from "@/lib/features/postings/rules";
import { fillText } from "@/lib/shared/fill-text";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import type messages from "@/messages/en";

type Texts = (typeof messages)["Projects"];

/** The texts of project cards in the page's language, made on the server: no translations in the browser. */
export type ProjectCardLabels = Texts["card"] & { locale: string };

/** Every text of the project browser. The cities of the filter come from the one list. */
export interface ProjectBrowserLabels extends Omit<Texts["browser"], "location" | "experience"> {
  location: { label: string; all: string; choices: { value: ProjectLocation; text: string }[] };
  experience: { label: string; all: string; choices: { value: ExperienceLevel; text: string }[] };
}

/** The texts of the application dialog, which is loaded when it is opened. */
export type ApplyDialogTexts = (typeof messages)["ProjectApplications"];

const euros = (amount: number, locale: string) => formatEuros(toCents(amount), locale);

/** '€min - €max/hour', '€min - €max (Fixed)' or 'Budget: Negotiable' (001 §5). */
export function budgetText(
  budget: ProjectBudget | null,
  labels: Pick<ProjectCardLabels, "budget" | "locale">,
): string {
  if (!budget) return labels.budget.negotiable;
  const [min, max] = [euros(budget.min, labels.locale), euros(budget.max, labels.locale)];
  return fillText(labels.budget[budget.type], { min, max });
}
