import { Link2Off } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/feedback/empty-state";
import { PageShell } from "@/components/layout/page-shell";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ApplicationCorrection");
  return { title: t("gone.title") };
}

/** A link that leads to no application. */
export default async function CorrectionNotFound() {
  const t = await getTranslations("ApplicationCorrection");
  return (
    <PageShell width="narrow" className="sm:py-20">
      <EmptyState as="h1" icon={<Link2Off />} title={t("gone.title")} description={t("gone.text")} />
    </PageShell>
  );
}
