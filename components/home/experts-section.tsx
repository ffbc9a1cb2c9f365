import { getTranslations } from "next-intl/server";
import { ExpertSearch } from "@/components/experts/expert-search";
import { Section } from "@/components/layout/section";
import type { CardPage, LanguageChoice, PlaceChoice } from "@/lib/features/experts/card";
import type { SkillFilterItem } from "@/lib/features/experts/schemas";

/** How many experts home shows; /experts has all of them. */
export const homeExperts = 6;

/** The expert browser with its first experts (spec 000 §2); whoever wants more goes to /experts with the same filters. */
export async function ExpertsSection({
  firstPage,
  skills,
  places,
  languages,
}: {
  firstPage: CardPage;
  skills: SkillFilterItem[];
  places: PlaceChoice[];
  languages: LanguageChoice[];
}) {
  const t = await getTranslations("Home.experts");
  const { experts, total } = firstPage;
  return (
    <Section id="experts" title={t("title")} description={t("description")}>
      <ExpertSearch
        firstPage={{ experts: experts.slice(0, homeExperts), total, nextCursor: null, filters: {} }}
        pageSize={homeExperts}
        isExcerpt
        headingLevel={3}
        skills={skills}
        places={places}
        languages={languages}
      />
    </Section>
  );
}
