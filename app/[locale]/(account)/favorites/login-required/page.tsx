import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { LoginRequired } from "@/components/favorites/login-required";
import { PageShell } from "@/components/layout/page-shell";
import type { Locale } from "@/lib/shared/locales";
import { accountMetadata } from "../../account-page";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata((await params).locale, "loginRequired.title");
}

/** What a guest sees at /favorites (spec 001 §2, decisions A10): the middleware shows it in place of the page. */
export default async function FavoritesLoginRequiredPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return (
    <PageShell width="narrow">
      <LoginRequired />
    </PageShell>
  );
}
