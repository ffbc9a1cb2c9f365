import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { FavoritesScreen } from "@/components/favorites/favorites-screen";
import { LoginRequired } from "@/components/favorites/login-required";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { ListsNav } from "@/components/shortlists/lists-nav";
import { actorFromCookies } from "@/lib/server/actor";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Favorites" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** /favorites (001 §2). The middleware knows the session's token; whether it still counts is known here. */
export default async function FavoritesPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const actor = await actorFromCookies();
  const loginRequired = <LoginRequired />;
  if (actor.kind === "guest") return <PageShell width="narrow">{loginRequired}</PageShell>;
  const t = await getTranslations("Favorites");
  return (
    <PageShell>
      <PageHeader title={t("title")} description={t("description")} />
      <ListsNav current="favorites" />
      <PageTexts
        namespaces={[
          "Choices.availability",
          "Experts.card",
          "Experts.tools",
          "Favorites",
          "Fields.work",
          "FilterChips",
          "Invite",
          "Keeping",
          "Shortlists.adding",
        ]}
      >
        <FavoritesScreen email={actor.email} loginRequired={loginRequired} />
      </PageTexts>
    </PageShell>
  );
}
