import { getLocale, getTranslations } from "next-intl/server";
import { ExpertBrowser } from "@/components/experts/expert-browser";
import { InvitePrompt } from "@/components/experts/invite-prompt";
import { ExpertCardSkeleton } from "@/components/feedback/expert-card-skeleton";
import { Section } from "@/components/layout/section";
import type { CardPage } from "@/lib/features/experts/card";
import type { SkillFilterItem } from "@/lib/features/experts/schemas";
import { firstSkills } from "@/lib/features/experts/search-params";
import { type BudgetRange, budgetRangeBounds } from "@/lib/shared/availability";
import { homeFilterCities } from "@/lib/shared/cities";
import { formatEuros } from "@/lib/shared/format-money";

/** Placeholder cards while experts load (spec 000 §2). */
const placeholderCards = ["1", "2", "3", "4", "5", "6"];

/** The expert browser with its first experts (spec 000 §2). Links from elsewhere lead to `#experts`. */
export async function ExpertsSection({
  firstPage,
  skills,
}: {
  firstPage: CardPage;
  skills: SkillFilterItem[];
}) {
  const [t, budget, locale] = await Promise.all([
    getTranslations("Home.experts"),
    getTranslations("Experts.browser.filters.budget"),
    getLocale(),
  ]);
  const euros = (cents: number | null) => formatEuros(cents ?? 0, locale);
  const wording = (range: BudgetRange) =>
    budget(range, {
      from: euros(budgetRangeBounds[range].fromCents),
      below: euros(budgetRangeBounds[range].belowCents),
    });
  return (
    <Section id="experts" title={t("title")} description={t("description")}>
      <ExpertBrowser
        firstPage={firstPage}
        skills={{ common: skills.slice(0, firstSkills), total: skills.length }}
        cities={homeFilterCities.map(({ label }) => label)}
        placeholder={
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            {placeholderCards.map((key) => (
              <ExpertCardSkeleton key={key} />
            ))}
          </div>
        }
        invite={<InvitePrompt />}
        budgets={{
          under_50: wording("under_50"),
          "50_100": wording("50_100"),
          "100_200": wording("100_200"),
          "200_plus": wording("200_plus"),
        }}
      />
    </Section>
  );
}
