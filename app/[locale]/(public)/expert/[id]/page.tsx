import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CountView } from "@/components/experts/profile/count-view";
import { ExpertProfile } from "@/components/experts/profile/expert-profile";
import { profileStructuredData } from "@/components/experts/profile/structured-data";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { StructuredData } from "@/components/layout/structured-data";
import { expertProfile } from "@/lib/features/experts/server/cached-reads";
import { env } from "@/lib/server/env";
import { detailNotFoundMetadata } from "../../detail-not-found";
import { type DetailPageProps, metaDescription, readByAddress } from "../../detail-page";
import { pageMetadata } from "../../page-metadata";

// Made at the first visit, kept for an hour or until the expert changes (the read is tagged); none at build.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: DetailPageProps): Promise<Metadata> {
  const profile = await readByAddress(params, expertProfile);
  if (!profile) return detailNotFoundMetadata("Profile.notFound");
  const t = await getTranslations("Profile");
  const { expert } = profile;
  const title = t("metaTitle", { name: expert.name, title: expert.title });
  const description = metaDescription(expert.description);
  const path = `/expert/${expert.id}`;
  const { locale } = await params;
  return pageMetadata({ locale, title, description, path, type: "profile", hasOwnPicture: true });
}

/** /expert/{id}: a public profile, the same for every visitor. */
export default async function ExpertPage({ params }: DetailPageProps) {
  const profile = await readByAddress(params, expertProfile);
  if (!profile) notFound();
  const t = await getTranslations("Profile.breadcrumb");
  const crumbs = await getTranslations("Breadcrumb");
  const breadcrumb = [
    { label: crumbs("home"), href: shellRoutes.home },
    { label: t("experts"), href: shellRoutes.experts },
    { label: profile.expert.name },
  ];
  const data = profileStructuredData(profile.expert, env().APP_URL, breadcrumb);
  return (
    <PageTexts
      namespaces={[
        "Experts.tools",
        "Favorites.button",
        "Invite",
        "Keeping",
        "Profile.owner",
        "Shortlists.adding",
      ]}
    >
      <StructuredData origin={env().APP_URL} data={data} />
      <ExpertProfile expert={profile.expert} similar={profile.similar} breadcrumb={breadcrumb} />
      <CountView expertId={profile.expert.id} />
    </PageTexts>
  );
}
