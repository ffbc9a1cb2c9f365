import { Hourglass } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { DeadEnd } from "@/components/layout/dead-end";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Locale } from "@/lib/shared/locales";

// In place of a filtered page for somebody who asks for too many (middleware.ts, status 429); the address keeps the filters.
// Next says noindex of an error's status by itself; of this address a header does (next.config.mjs).
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Experts.tooMany" });
  return { title: t("title") };
}

export default async function TooManySearches({ params }: Props) {
  setRequestLocale((await params).locale);
  const [t, links, actions] = await Promise.all([
    getTranslations("Experts.tooMany"),
    getTranslations("Links"),
    getTranslations("Actions"),
  ]);
  return (
    <DeadEnd
      icon={<Hourglass />}
      title={t("title")}
      description={t("description")}
      action={
        <>
          <Link href={shellRoutes.experts} prefetch={false} className={buttonVariants({ variant: "accent" })}>
            {links("browseExperts")}
          </Link>
          <Link href={shellRoutes.home} prefetch={false} className={buttonVariants({ variant: "outline" })}>
            {actions("home")}
          </Link>
        </>
      }
    />
  );
}
