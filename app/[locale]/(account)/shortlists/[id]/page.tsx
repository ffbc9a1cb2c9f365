import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { ListsNav } from "@/components/shortlists/lists-nav";
import { ShortlistScreen } from "@/components/shortlists/shortlist-screen";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { getShortlist } from "@/lib/features/shortlists/server/read-shortlists";
import { actorFromCookies } from "@/lib/server/actor";
import { redirect } from "@/lib/server/redirect";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Shortlists" });
  return { title: t("listTitle"), robots: { index: false, follow: false } };
}

/** /shortlists/{id} (deal P1): one's own; another's is a page that is not there. */
export default async function ShortlistPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const parsed = pathId.safeParse(id);
  if (!parsed.success) notFound();
  const actor = await actorFromCookies();
  if (actor.kind === "guest") {
    redirect(locale, pathWithQuery("/login", { returnTo: `${shellRoutes.shortlists}/${parsed.data}` }));
  }
  const list = await getShortlist(actor, parsed.data).catch((error: unknown) => {
    if (error instanceof AppError && error.reason === "shortlist_not_found") return null;
    throw error;
  });
  if (!list) notFound();
  return (
    <PageShell>
      <ListsNav current="shortlists" />
      <PageTexts
        namespaces={[
          "Choices.availability",
          "Experts.card",
          "Experts.tools",
          "Favorites.button",
          "Invite",
          "Keeping",
          "Links",
          "Shortlists.actions",
          "Shortlists.adding",
          "Shortlists.list",
          "Shortlists.share",
        ]}
      >
        <ShortlistScreen key={list.id} initial={list} />
      </PageTexts>
    </PageShell>
  );
}
