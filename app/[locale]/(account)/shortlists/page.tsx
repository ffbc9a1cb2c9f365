import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { ListsNav } from "@/components/shortlists/lists-nav";
import { ShortlistsScreen } from "@/components/shortlists/shortlists-screen";
import { listShortlists } from "@/lib/features/shortlists/server/read-shortlists";
import { actorFromCookies } from "@/lib/server/actor";
import { redirectToLogin } from "@/lib/server/redirect";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Shortlists" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** /shortlists (deal P1). The middleware knows the session's token; whether it still counts is known here. */
export default async function ShortlistsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(locale, shellRoutes.shortlists);
  const [t, { shortlists }] = await Promise.all([getTranslations("Shortlists"), listShortlists(actor, {})]);
  return (
    <PageShell>
      <PageHeader title={t("title")} description={t("description")} />
      <ListsNav current="shortlists" />
      <PageTexts namespaces={["Keeping", "Shortlists.actions", "Shortlists.lists"]}>
        <ShortlistsScreen initial={shortlists} />
      </PageTexts>
    </PageShell>
  );
}
