import { ImageResponse } from "next/og";
import { getTranslations } from "next-intl/server";
import { profileImageCard } from "@/components/experts/profile/profile-image-card";
import { publicProfile } from "@/lib/features/experts/server/cached-reads";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { formatEuros, toCents } from "@/lib/shared/money";
import { namesIn } from "@/lib/shared/name-table";
import { pathId } from "@/lib/shared/text";

// Drawing costs far more than reading: kept like the page, and drawn anew when the expert changes.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

export const size = { width: 1200, height: 630 };
export const contentType = "image/png";
export const alt = brand.name;

/** The picture that stands for a profile where its address is shared. */
export default async function Image({ params }: { params: Promise<{ locale: Locale; id: string }> }) {
  const { locale, id } = await params;
  const parsed = pathId.safeParse(id);
  const expert = parsed.success ? await publicProfile(parsed.data) : null;
  if (!expert) return new Response("Not found", { status: 404 });
  const t = await getTranslations({ locale, namespace: "Profile.image" });
  const names = namesIn(locale);
  const rate = t("perHour", { rate: formatEuros(toCents(expert.hourlyRate), locale) });
  return new ImageResponse(
    profileImageCard({
      name: expert.name,
      title: expert.title,
      facts: [rate, names.place(expert.location)],
      skills: expert.skills.map(names.skill),
      brand: brand.name,
      tagline: t("tagline"),
    }),
    size,
  );
}
