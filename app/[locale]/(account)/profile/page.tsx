import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { pathWithQuery } from "@/lib/features/accounts/rules";
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
  setRequestLocale((await params).locale);
  if ((await visitor()).kind === "guest") redirect(pathWithQuery("/login", { returnTo: "/profile" }));
  const expert = await ownExpert();
  return expert ? <OwnProfilePage expert={expert} isOwn /> : <NoProfilePage />;
}
