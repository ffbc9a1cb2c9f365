import type { Metadata } from "next";
import { getMessages, getTranslations, setRequestLocale } from "next-intl/server";
import { getExpertCardLabels } from "@/components/experts/get-labels";
import { FavoritesScreen } from "@/components/favorites/favorites-screen";
import { LoginRequired } from "@/components/favorites/login-required";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
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
  const [{ Favorites }, cardLabels] = await Promise.all([getMessages(), getExpertCardLabels()]);
  const { title, description, button: _button, ...labels } = Favorites;
  return (
    <PageShell>
      <PageHeader title={title} description={description} />
      <FavoritesScreen
        email={actor.email}
        labels={labels}
        cardLabels={cardLabels}
        loginRequired={loginRequired}
      />
    </PageShell>
  );
}
