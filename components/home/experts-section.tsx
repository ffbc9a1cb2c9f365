import { getTranslations } from "next-intl/server";
import { ExpertBrowser } from "@/components/experts/expert-browser";
import { getExpertBrowserLabels, getExpertCardLabels } from "@/components/experts/get-labels";
import { ExpertCardSkeleton } from "@/components/feedback/expert-card-skeleton";
import { Section } from "@/components/layout/section";
import type { CardPage } from "@/lib/features/experts/card";
import type { SkillFilterItem } from "@/lib/features/experts/schemas";
import { firstSkills } from "@/lib/features/experts/search-params";
import { homeFilterCities } from "@/lib/shared/cities";

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
  const [t, labels, cardLabels] = await Promise.all([
    getTranslations("Home.experts"),
    getExpertBrowserLabels(),
    getExpertCardLabels(),
  ]);
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
        labels={labels}
        cardLabels={cardLabels}
      />
    </Section>
  );
}
