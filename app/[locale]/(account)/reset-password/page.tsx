import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { ResetPasswordForm } from "@/components/accounts/reset-password-form";
import { Link } from "@/components/layout/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { pathWithQuery, safeReturnTo } from "@/lib/features/accounts/rules";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return accountMetadata((await params).locale, "reset.title");
}

export default async function ResetPasswordPage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const query = await searchParams;
  const token = single(query.token);
  const t = await getTranslations("Accounts");
  if (!token) {
    return (
      <AccountPanel title={t("reset.title")}>
        <Alert variant="warning">
          <p>{(await getTranslations("Errors"))("reset_link_invalid")}</p>
        </Alert>
        <Button asChild variant="accent" className="w-full">
          <Link href="/forgot-password">{t("reset.newLink")}</Link>
        </Button>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title={t("reset.title")} description={t("reset.description")}>
      <ResetPasswordForm
        token={token}
        signInHref={pathWithQuery("/login", { returnTo: safeReturnTo(single(query.returnTo)) })}
      />
    </AccountPanel>
  );
}
