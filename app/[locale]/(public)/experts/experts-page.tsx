import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ExpertSearch } from "@/components/experts/expert-search";
import { expertListData } from "@/components/experts/list-structured-data";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { StructuredData } from "@/components/layout/structured-data";
import type { ExpertFilters } from "@/lib/features/experts/search-params";
import {
  cachedSkills,
  filteredExperts,
  filterLanguages,
  filterPlaces,
} from "@/lib/features/experts/server/cached-reads";
import { hitsOfAllWords } from "@/lib/features/experts/server/search-experts";
import { noteSearch } from "@/lib/features/vocabulary/server/note-search";
import { env } from "@/lib/server/env";
import { pageSize } from "@/lib/shared/http/list-query";
import type { Locale } from "@/lib/shared/locales";
import { pageMetadata } from "../page-metadata";

// What /experts and /experts with filters have in common.

/** One address for search engines: the filters only narrow the list. */
export async function expertsMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "Experts.page.meta" });
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    path: shellRoutes.experts,
  });
}

/** Every expert (000 §2), filtered on the server, so that a shared address needs no script to show what it names. */
export async function ExpertsPage({ locale, filters }: { locale: Locale; filters: ExpertFilters }) {
  setRequestLocale(locale);
  const [t, firstPage, skills, places, languages] = await Promise.all([
    getTranslations("Experts.page"),
    filteredExperts(filters),
    cachedSkills(),
    filterPlaces(locale),
    filterLanguages(locale),
  ]);
  await noteSearch(filters, hitsOfAllWords(firstPage));
  return (
    <PageShell>
      <StructuredData origin={env().APP_URL} data={expertListData(firstPage, env().APP_URL)} />
      <PageHeader title={t("title")} description={t("description")} />
      <PageTexts
        namespaces={[
          "Choices.arrangement",
          "Choices.availability",
          "Experts.browser",
          "Experts.card",
          "Experts.tools",
          "Favorites.button",
          "Fields.work",
          "FilterChips",
          "Keeping",
          "SavedSearches.saving",
          "Shortlists.adding",
        ]}
      >
        <ExpertSearch
          firstPage={{ ...firstPage, filters }}
          pageSize={pageSize.screen}
          headingLevel={2}
          skills={skills}
          places={places}
          languages={languages}
        />
      </PageTexts>
    </PageShell>
  );
}
