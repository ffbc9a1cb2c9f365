import { Search, SearchX, SlidersHorizontal } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { ExpertCardSkeleton } from "@/components/feedback/expert-card-skeleton";
import { pageIn } from "@/lib/features/experts/card";
import type { SkillFilterItem } from "@/lib/features/experts/schemas";
import { firstSkills } from "@/lib/features/experts/search-params";
import { type BudgetRange, budgetRangeBounds } from "@/lib/shared/availability";
import { formatEuros } from "@/lib/shared/format-money";
import { namesIn } from "@/lib/shared/name-table";
import { ExpertBrowser, type ExpertBrowserProps } from "./expert-browser";
import { InvitePrompt } from "./invite-prompt";

/** Placeholder cards while experts load (spec 000 §2). */
const placeholderCards = ["1", "2", "3", "4", "5", "6"];

type Given = "firstPage" | "pageSize" | "isExcerpt" | "headingLevel" | "places" | "languages";

/** The expert browser with what only the server knows: worded ranges, the commonest skills, what everything is called. */
export async function ExpertSearch({
  skills,
  firstPage,
  ...given
}: Pick<ExpertBrowserProps, Given> & { skills: SkillFilterItem[] }) {
  const [budget, locale] = await Promise.all([
    getTranslations("Experts.browser.filters.budget"),
    getLocale(),
  ]);
  const names = namesIn(locale);
  const euros = (cents: number | null) => formatEuros(cents ?? 0, locale);
  const wording = (range: BudgetRange) =>
    budget(range, {
      from: euros(budgetRangeBounds[range].fromCents),
      below: euros(budgetRangeBounds[range].belowCents),
    });
  return (
    <ExpertBrowser
      {...given}
      firstPage={pageIn(names, firstPage)}
      skills={{
        common: skills.slice(0, firstSkills).map((item) => ({ ...item, name: names.skill(item.label) })),
        total: skills.length,
      }}
      icons={{
        search: (
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted-foreground"
          />
        ),
        filters: <SlidersHorizontal aria-hidden />,
        empty: <SearchX aria-hidden />,
      }}
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
  );
}
