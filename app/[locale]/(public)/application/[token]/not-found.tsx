import { Link2Off } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DeadEnd } from "@/components/layout/dead-end";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ApplicationCorrection");
  return { title: t("gone.title") };
}

/** A link that leads to no application. */
export default async function CorrectionNotFound() {
  const t = await getTranslations("ApplicationCorrection");
  return <DeadEnd icon={<Link2Off />} title={t("gone.title")} description={t("gone.text")} />;
}
