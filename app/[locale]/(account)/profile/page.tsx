import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { getOwnApplication } from "@/lib/features/dashboard/server/get-expert-dashboard";
import { redirectToLogin } from "@/lib/server/redirect";
import type { Locale } from "@/lib/shared/locales";
import { NoProfilePage } from "../no-profile-page";
import { OwnProfilePage } from "../own-profile-page";
import { ownExpert, ownProfileMetadata, visitor } from "../visitor";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownProfileMetadata((await params).locale, (await ownExpert())?.id);
}

/** /profile (decisions A4): the signed-in person's own expert; guests sign in first and come back. */
export default async function ProfilePage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await visitor();
  if (actor.kind === "guest") redirectToLogin(locale, "/profile");
  const expert = await ownExpert();
  return expert ? (
    <OwnProfilePage expert={expert} isOwn />
  ) : (
    <NoProfilePage application={await getOwnApplication(actor)} />
  );
}
