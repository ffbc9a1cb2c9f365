import { FolderSearch } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/feedback/empty-state";
import { shellRoutes } from "@/components/layout/navigation";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Projects.notFound");
  return { title: t("title") };
}

/** No such project, or one that is not public: the two look the same (decisions A3). */
export default async function ProjectNotFound() {
  const t = await getTranslations("Projects.notFound");
  return (
    <PageShell width="narrow" className="sm:py-20">
      <EmptyState
        as="h1"
        icon={<FolderSearch />}
        title={t("title")}
        description={
          <>
            {t("description")} <span className="block">{t("hint")}</span>
          </>
        }
        action={
          <>
            <Link href={shellRoutes.projects} className={buttonVariants({ variant: "accent" })}>
              {t("browse")}
            </Link>
            <Link href={shellRoutes.home} className={buttonVariants({ variant: "outline" })}>
              {t("home")}
            </Link>
          </>
        }
      />
    </PageShell>
  );
}
