import { ArrowLeft, House } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GoBackButton } from "@/components/layout/go-back-button";
import { Link } from "@/components/layout/link";
import { homeExpertsRoute, shellRoutes } from "@/components/layout/navigation";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Shell.notFound");
  return { title: t("title") };
}

/** The 404 page (spec 001 §2). Sent along with every page, so it is plain. */
export default async function NotFound() {
  const t = await getTranslations("Shell.notFound");
  const actions = await getTranslations("Actions");
  const popular = [
    { key: "join", href: shellRoutes.join },
    { key: "bookMeeting", href: shellRoutes.bookMeeting },
    { key: "experts", href: homeExpertsRoute },
  ] as const;
  return (
    <PageShell width="narrow" className="py-16 text-center sm:py-24">
      <h1 className="text-title">{t("title")}</h1>
      <p className="mt-3 text-lg text-muted-foreground">{t("description")}</p>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <Link href={shellRoutes.home} className={buttonVariants({ variant: "accent" })}>
          <House aria-hidden />
          {actions("home")}
        </Link>
        <GoBackButton className={buttonVariants({ variant: "outline" })}>
          <ArrowLeft aria-hidden />
          {t("back")}
        </GoBackButton>
      </div>
      <nav aria-labelledby="popular-links" className="mt-12 border-border border-t pt-8">
        <h2 id="popular-links" className="font-semibold">
          {t("popular")}
        </h2>
        <ul className="mt-2 flex flex-col justify-center sm:flex-row sm:gap-4">
          {popular.map(({ key, href }) => (
            <li key={key}>
              <Link
                href={href}
                prefetch={false}
                className={buttonVariants({ variant: "link", className: "px-2" })}
              >
                {t(`links.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </PageShell>
  );
}
