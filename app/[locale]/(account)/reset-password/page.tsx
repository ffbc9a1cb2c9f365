import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { DeadLink } from "@/components/accounts/dead-link";
import { ResetPasswordForm } from "@/components/accounts/reset-password-form";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { pathWithQuery, safeReturnTo } from "@/lib/features/accounts/rules";
import { isResetLinkOpen } from "@/lib/features/accounts/server/reset-password";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return accountMetadata((await params).locale, "reset.title");
}

/** Where the link that chooses a password leads. It says at once when that link does not work, and uses none up. */
export default async function ResetPasswordPage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const query = await searchParams;
  const token = single(query.token);
  const returnTo = safeReturnTo(single(query.returnTo));
  const t = await getTranslations("Accounts");
  if (!token || !(await isResetLinkOpen(token))) {
    const errors = await getTranslations("Errors");
    return (
      <DeadLink why={token ? errors("reset_link_invalid") : t("linkIncomplete")}>
        <Button asChild variant="accent" className="w-full">
          <Link href={pathWithQuery("/forgot-password", { returnTo })}>{t("reset.newLink")}</Link>
        </Button>
      </DeadLink>
    );
  }
  return (
    <AccountPanel title={t("reset.title")} description={t("reset.description")}>
      <ResetPasswordForm token={token} returnTo={returnTo} />
    </AccountPanel>
  );
}
