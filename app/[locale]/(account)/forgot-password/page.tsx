import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { EmailRequestForm } from "@/components/accounts/email-request-form";
import { Link } from "@/components/layout/link";
import { pathWithQuery, safeReturnTo } from "@/lib/features/accounts/rules";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return accountMetadata((await params).locale, "forgot.title");
}

export default async function ForgotPasswordPage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const returnTo = safeReturnTo(single((await searchParams).returnTo));
  const t = await getTranslations("Accounts");
  return (
    <AccountPanel
      title={t("forgot.title")}
      description={t("forgot.description")}
      footer={
        <Link
          href={pathWithQuery("/login", { returnTo })}
          className="font-medium text-primary underline underline-offset-4"
        >
          {t("forgot.backToLogin")}
        </Link>
      }
    >
      <EmailRequestForm request="forgot-password" returnTo={returnTo} />
    </AccountPanel>
  );
}
