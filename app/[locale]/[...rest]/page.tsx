import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/shared/locales";

export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: Locale }>;
}): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Shell" });
  return { title: t("notFound.title"), robots: { index: false } };
}

/** Any other path: the 404 page inside the shell. */
export default function UnknownPath() {
  notFound();
}
