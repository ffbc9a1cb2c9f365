import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { EmailRequestForm } from "@/components/accounts/email-request-form";
import { LinkSignIn } from "@/components/accounts/link-sign-in";
import { PasswordSignInForm } from "@/components/accounts/password-sign-in-form";
import { ProviderButtons } from "@/components/accounts/provider-buttons";
import { Link } from "@/components/layout/link";
import { Alert } from "@/components/ui/alert";
import { pathWithQuery, returnToOfUrl, safeReturnTo, signInProblem } from "@/lib/features/accounts/rules";
import { actorFromCookies } from "@/lib/server/actor";
import { enabledProviders } from "@/lib/server/auth-providers";
import { env } from "@/lib/server/env";
import { redirect } from "@/lib/server/redirect";
import { brand } from "@/lib/shared/brand";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return accountMetadata((await params).locale, "login.title");
}

const textLink = "font-medium text-primary underline underline-offset-4";

/** Sign-in (decisions A1): by password, by mailed link, by the providers that are configured. */
export default async function LoginPage({ params, searchParams }: AccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const query = await searchParams;
  const returnTo =
    safeReturnTo(single(query.returnTo)) ?? returnToOfUrl(single(query.callbackUrl), env().APP_URL);
  const token = single(query.token);
  if (!token && (await actorFromCookies()).kind !== "guest") redirect(locale, returnTo ?? "/");

  const t = await getTranslations("Accounts");
  const links = await getTranslations("Links");
  const problemTitle = t("problems.title");
  const emailLinkForm = <EmailRequestForm request="email-link" returnTo={returnTo} variant="outline" />;

  if (token) {
    return (
      <AccountPanel
        title={t("login.withLinkTitle")}
        footer={
          <div className="space-y-4">
            {emailLinkForm}
            <p>
              <Link href={pathWithQuery("/login", { returnTo })} className={textLink}>
                {t("login.otherWay")}
              </Link>
            </p>
          </div>
        }
      >
        <LinkSignIn token={token} returnTo={returnTo} />
      </AccountPanel>
    );
  }

  const problem = signInProblem(single(query.error));
  const providers = enabledProviders().map(({ id, name }) => ({
    id,
    label: t("login.provider", { provider: name }),
  }));
  return (
    <AccountPanel
      title={t("login.title")}
      description={t("login.description")}
      footer={
        <p>
          {t("login.new", { brand: brand.name })}{" "}
          <Link href={pathWithQuery("/register", { returnTo })} className={textLink}>
            {links("createAccount")}
          </Link>
        </p>
      }
    >
      {problem ? (
        <Alert role="alert" variant="destructive" title={problemTitle}>
          <p>{t(`problems.${problem}`)}</p>
          {problem === "unverifiedProvider" ? (
            <Link
              href={pathWithQuery("/verify-email", { returnTo })}
              className={`inline-block py-2 ${textLink}`}
            >
              {t("sendNewLink")}
            </Link>
          ) : null}
        </Alert>
      ) : null}
      {providers.length > 0 ? (
        <>
          <ProviderButtons providers={providers} returnTo={returnTo} />
          <div className="flex items-center gap-3 text-muted-foreground">
            <span aria-hidden className="h-px flex-1 bg-border" />
            {t("login.or")}
            <span aria-hidden className="h-px flex-1 bg-border" />
          </div>
        </>
      ) : null}
      <PasswordSignInForm returnTo={returnTo} forgotHref={pathWithQuery("/forgot-password", { returnTo })} />
      <section aria-labelledby="email-link" className="space-y-4 border-border border-t pt-6">
        <div>
          <h2 id="email-link" className="text-subheading">
            {t("login.linkTitle")}
          </h2>
          <p className="text-muted-foreground">{t("login.linkDescription")}</p>
        </div>
        {emailLinkForm}
      </section>
    </AccountPanel>
  );
}
