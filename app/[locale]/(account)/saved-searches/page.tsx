import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { filterWords } from "@/components/saved-searches/filter-words";
import { SavedSearchesScreen } from "@/components/saved-searches/saved-searches-screen";
import { ListsNav } from "@/components/shortlists/lists-nav";
import { listSavedSearches } from "@/lib/features/saved-searches/server/change-searches";
import { actorFromCookies } from "@/lib/server/actor";
import { redirectToLogin } from "@/lib/server/redirect";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "SavedSearches" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** /saved-searches (deal P3). The middleware knows the session's token; whether it still counts is known here. */
export default async function SavedSearchesPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(locale, shellRoutes.savedSearches);
  const [t, { searches }] = await Promise.all([
    getTranslations("SavedSearches"),
    listSavedSearches(actor, {}),
  ]);
  const worded = searches.map(async ({ id, name, filters, alert }) => ({
    ...{ id, name, filters, alert },
    words: await filterWords(filters),
  }));
  return (
    <PageShell>
      <PageHeader title={t("title")} description={t("description")} />
      <ListsNav current="savedSearches" />
      <PageTexts namespaces={["Keeping", "Links", "SavedSearches.list"]}>
        <SavedSearchesScreen initial={await Promise.all(worded)} />
      </PageTexts>
    </PageShell>
  );
}
