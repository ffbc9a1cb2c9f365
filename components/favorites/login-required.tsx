import { Heart } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { loginRoute, shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { GuestHeartsNote } from "./guest-hearts-note";

/** What a guest sees in place of the favourites (001 §2, decisions A10). */
export async function LoginRequired() {
  const [t, explore, locale] = await Promise.all([
    getTranslations("Accounts.loginRequired"),
    getTranslations("Favorites.empty"),
    getLocale(),
  ]);
  return (
    <>
      <EmptyState
        as="h1"
        icon={<Heart />}
        title={t("title")}
        description={t("description")}
        action={
          <>
            {/* Browser navigation, not a screen: a plain link. */}
            <a
              href={loginRoute(locale, shellRoutes.favorites)}
              className={buttonVariants({ variant: "accent" })}
            >
              {t("action")}
            </a>
            <Link href={shellRoutes.home} prefetch={false} className={buttonVariants({ variant: "outline" })}>
              {explore("action")}
            </Link>
          </>
        }
      />
      <PageTexts namespaces={["Favorites.guest"]}>
        <GuestHeartsNote />
      </PageTexts>
    </>
  );
}
