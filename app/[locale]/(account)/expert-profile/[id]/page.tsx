import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { getOwnExpert } from "@/lib/features/experts/server/get-own-expert";
import { redirect } from "@/lib/server/redirect";
import type { Locale } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";
import { OwnProfilePage } from "../../own-profile-page";
import { ownExpert, ownProfileMetadata, visitor } from "../../visitor";

type Props = { params: Promise<{ locale: Locale; id: string }> };

const editableExpert = cache(async (id: string) => {
  const parsed = pathId.safeParse(id);
  return parsed.success ? getOwnExpert(await visitor(), parsed.data) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  return ownProfileMetadata(locale, (await editableExpert(id))?.id);
}

/** /expert-profile/{id} (decisions A6): for its owner and administrators; everybody else goes to the public profile. */
export default async function ExpertProfilePage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const expert = await editableExpert(id);
  if (!expert) redirect(locale, `/expert/${encodeURIComponent(id)}`);
  const isOwn = (await visitor()).kind === "user" || (await ownExpert())?.id === expert.id;
  return <OwnProfilePage expert={expert} isOwn={isOwn} />;
}
