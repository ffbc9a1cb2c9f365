import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DeadEnd } from "@/components/layout/dead-end";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";

type Namespace = "Profile.notFound" | "Projects.notFound";

/** For the page and for its not-found.tsx: the browser takes the one, whoever reads the answer the other. */
export async function detailNotFoundMetadata(namespace: Namespace): Promise<Metadata> {
  const t = await getTranslations(namespace);
  return { title: t("title") };
}

/** No such expert or project, or one that is not public: the two look the same (decisions A3). */
export async function DetailNotFound({
  namespace,
  icon,
  browse,
}: {
  namespace: Namespace;
  icon: ReactNode;
  browse: { label: "browseExperts" | "browseProjects"; href: string };
}) {
  const t = await getTranslations(namespace);
  const links = await getTranslations("Links");
  const actions = await getTranslations("Actions");
  return (
    <DeadEnd
      icon={icon}
      title={t("title")}
      description={
        <>
          {t("description")} <span className="block">{t("hint")}</span>
        </>
      }
      action={
        <>
          <Link href={browse.href} className={buttonVariants({ variant: "accent" })}>
            {links(browse.label)}
          </Link>
          <Link href={shellRoutes.home} className={buttonVariants({ variant: "outline" })}>
            {actions("home")}
          </Link>
        </>
      }
    />
  );
}
