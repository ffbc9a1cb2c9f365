import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CountView } from "@/components/experts/profile/count-view";
import { excerpt } from "@/components/experts/profile/excerpt";
import { ExpertProfile } from "@/components/experts/profile/expert-profile";
import { profileStructuredData } from "@/components/experts/profile/structured-data";
import { shellRoutes } from "@/components/layout/navigation";
import { expertProfile } from "@/lib/features/experts/server/cached-reads";
import { env } from "@/lib/server/env";
import { brand } from "@/lib/shared/brand";
import { jsonLd } from "@/lib/shared/json-ld";
import { pathId } from "@/lib/shared/text";

// Made at the first visit, kept for an hour or until the expert changes (the read is tagged); none at build.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; id: string }> };

/** Search engines show about this many characters of a description. */
const descriptionLength = 155;

async function read(params: Props["params"]) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const parsed = pathId.safeParse(id);
  return parsed.success ? expertProfile(parsed.data) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await read(params);
  // not-found.tsx has the title of a page that is not there.
  if (!profile) return {};
  const t = await getTranslations("Profile");
  const { expert } = profile;
  const title = t("metaTitle", { name: expert.name, title: expert.title });
  const description = excerpt(expert.description, descriptionLength);
  const path = `/expert/${expert.id}`;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: "profile", siteName: brand.name, locale: "en_FI", title, description, url: path },
    twitter: { card: "summary_large_image", title, description },
  };
}

/** /expert/{id}: a public profile, the same for every visitor. */
export default async function ExpertPage({ params }: Props) {
  const profile = await read(params);
  if (!profile) notFound();
  const t = await getTranslations("Profile.breadcrumb");
  const breadcrumb = [
    { label: t("home"), href: shellRoutes.home },
    { label: t("experts"), href: shellRoutes.experts },
    { label: profile.expert.name },
  ];
  const data = profileStructuredData(profile.expert, env().APP_URL, breadcrumb);
  return (
    <>
      <script
        type="application/ld+json"
        // jsonLd escapes what could end the script.
        dangerouslySetInnerHTML={{ __html: jsonLd(data) }}
      />
      <ExpertProfile expert={profile.expert} similar={profile.similar} breadcrumb={breadcrumb} />
      <CountView expertId={profile.expert.id} />
    </>
  );
}
