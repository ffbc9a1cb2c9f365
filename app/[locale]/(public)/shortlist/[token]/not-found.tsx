import { Link2Off } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DeadEnd } from "@/components/layout/dead-end";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("SharedShortlist");
  return { title: t("gone") };
}

/** No such link, or one that was taken back: the two look the same. */
export default async function SharedShortlistNotFound() {
  const [t, links] = await Promise.all([getTranslations("SharedShortlist"), getTranslations("Links")]);
  return (
    <DeadEnd
      icon={<Link2Off />}
      title={t("gone")}
      description={t("goneDescription")}
      action={
        <Link href={shellRoutes.experts} className={buttonVariants({ variant: "outline" })}>
          {links("browseExperts")}
        </Link>
      }
    />
  );
}
