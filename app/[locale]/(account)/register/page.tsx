import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { RegisterForm } from "@/components/accounts/register-form";
import { Link } from "@/components/layout/link";
import { pathWithQuery, safeReturnTo } from "@/lib/features/accounts/rules";
import { actorFromCookies } from "@/lib/server/actor";
import { redirect } from "@/lib/server/redirect";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return accountMetadata((await params).locale, "register.title");
}

export default async function RegisterPage({ params, searchParams }: AccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const returnTo = safeReturnTo(single((await searchParams).returnTo));
  if ((await actorFromCookies()).kind !== "guest") redirect(locale, returnTo ?? "/");
  const t = await getTranslations("Accounts");
  const links = await getTranslations("Links");
  return (
    <AccountPanel
      title={t("register.title")}
      description={t("register.description")}
      footer={
        <p>
          {t("register.haveAccount")}{" "}
          <Link
            href={pathWithQuery("/login", { returnTo })}
            className="font-medium text-primary underline underline-offset-4"
          >
            {links("signIn")}
          </Link>
        </p>
      }
    >
      <RegisterForm returnTo={returnTo} />
    </AccountPanel>
  );
}
