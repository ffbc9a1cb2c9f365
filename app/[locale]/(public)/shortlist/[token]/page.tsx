import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { ExpertCard } from "@/components/experts/expert-card";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { cardIn, toCardExpert } from "@/lib/features/experts/card";
import { readSharedShortlist } from "@/lib/features/shortlists/server/read-shortlists";
import type { Locale } from "@/lib/shared/locales";
import { namesIn } from "@/lib/shared/name-table";

type Props = { params: Promise<{ locale: Locale; token: string }> };

// A link that was taken back shows nothing from that moment on.
export const dynamic = "force-dynamic";

const sharedList = cache(readSharedShortlist);

/** Never indexed, and its address, which is the key to it, is told to no other site. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token } = await params;
  const list = await sharedList(token);
  const t = await getTranslations({ locale, namespace: "SharedShortlist" });
  return {
    title: list?.name ?? t("gone"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/** /shortlist/{token} (deal P1): what somebody shares, to read only, without notes and without whose it is. */
export default async function SharedShortlistPage({ params }: Props) {
  const { locale, token } = await params;
  setRequestLocale(locale);
  const list = await sharedList(token);
  if (!list) notFound();
  const t = await getTranslations("SharedShortlist");
  const names = namesIn(locale);
  return (
    <PageShell>
      <PageHeader
        title={<span className="wrap-anywhere">{list.name}</span>}
        description={t("intro", { count: list.experts.length })}
      />
      <PageTexts namespaces={["Experts.tools", "Favorites.button", "Keeping", "Shortlists.adding"]}>
        <ul aria-label={t("region")} className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {list.experts.map((expert) => (
            <li key={expert.id} className="min-w-0">
              <ExpertCard expert={cardIn(names, toCardExpert(expert))} as="h2" />
            </li>
          ))}
        </ul>
      </PageTexts>
    </PageShell>
  );
}
