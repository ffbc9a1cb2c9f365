import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ownProfileRoute } from "@/components/layout/navigation";
import { getOwnExpert } from "@/lib/features/experts/server/get-own-expert";
import { actorFromCookies } from "@/lib/server/actor";
import { type Locale, localePath } from "@/lib/shared/locales";

/** Who asks, once a request, though a page and its metadata both ask. */
export const visitor = cache(actorFromCookies);

/** The visitor's own expert (decisions A4); null for guests and for people who have none. */
export const ownExpert = cache(async () => getOwnExpert(await visitor()));

/** Never indexed; the first name of the screen is the one with the expert's id (decisions B2). */
export async function ownProfileMetadata(locale: Locale, expertId: number | undefined): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "OwnProfile" });
  return {
    title: t("metaTitle"),
    robots: { index: false, follow: false },
    alternates: {
      canonical: localePath(locale, expertId === undefined ? "/profile" : ownProfileRoute(expertId)),
    },
  };
}
