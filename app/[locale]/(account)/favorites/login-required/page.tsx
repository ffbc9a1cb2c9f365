import { Heart } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { EmptyState } from "@/components/feedback/empty-state";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { accountMetadata } from "../../account-page";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata((await params).locale, "loginRequired.title");
}

/** What a guest sees at /favorites (spec 001 §2, decisions A10): the middleware shows it in place of the page. */
export default async function FavoritesLoginRequiredPage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("Accounts.loginRequired");
  return (
    <PageShell width="narrow">
      <EmptyState
        as="h1"
        icon={<Heart />}
        title={t("title")}
        description={t("description")}
        action={
          // Browser navigation, not a screen: a plain link.
          <a
            href={pathWithQuery("/api/login", { returnTo: "/favorites" })}
            className={buttonVariants({ variant: "accent" })}
          >
            {t("action")}
          </a>
        }
      />
    </PageShell>
  );
}
