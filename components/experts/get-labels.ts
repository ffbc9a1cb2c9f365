import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { getFavoriteLabels } from "@/components/experts/get-favorite-labels";
import { budgetRangeBounds } from "@/lib/shared/availability";
import { claims } from "@/lib/shared/brand";
import { formatEuros } from "@/lib/shared/format-money";
import type { ExpertBrowserLabels, ExpertCardLabels } from "./labels";

type Messages = {
  card: Omit<ExpertCardLabels, "locale" | "favorite">;
  browser: Omit<ExpertBrowserLabels, "locale">;
};

async function messagesHere(): Promise<{ locale: string; messages: Messages }> {
  const [locale, { Experts }] = await Promise.all([getLocale(), getMessages()]);
  return { locale, messages: Experts as Messages };
}

/** The texts of expert cards in the page's language, for any screen that shows them. */
export async function getExpertCardLabels(): Promise<ExpertCardLabels> {
  const [{ locale, messages }, favorite] = await Promise.all([messagesHere(), getFavoriteLabels()]);
  return { locale, ...messages.card, favorite };
}

/** The texts of the expert browser; sums and promised times are already in them. */
export async function getExpertBrowserLabels(): Promise<ExpertBrowserLabels> {
  const [{ locale, messages }, t] = await Promise.all([messagesHere(), getTranslations("Experts.browser")]);
  const { filters, invite, ...others } = messages.browser;
  const euros = (cents: number | null) => formatEuros(cents ?? 0, locale);
  const budget = (range: keyof typeof budgetRangeBounds) =>
    t(`filters.budget.${range}`, {
      from: euros(budgetRangeBounds[range].fromCents),
      below: euros(budgetRangeBounds[range].belowCents),
    });
  return {
    locale,
    ...others,
    filters: {
      ...filters,
      budget: {
        label: filters.budget.label,
        under_50: budget("under_50"),
        "50_100": budget("50_100"),
        "100_200": budget("100_200"),
        "200_plus": budget("200_plus"),
      },
    },
    invite: { ...invite, description: t("invite.description", claims.applicationReviewBusinessDays) },
  };
}
