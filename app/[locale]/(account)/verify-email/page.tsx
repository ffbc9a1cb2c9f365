import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { EmailRequestForm } from "@/components/accounts/email-request-form";
import { Link } from "@/components/layout/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { pathWithQuery, safeReturnTo } from "@/lib/features/accounts/rules";
import { verifyEmail } from "@/lib/features/accounts/server/verify-email";
import { actorFromCookies } from "@/lib/server/actor";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return accountMetadata((await params).locale, "verify.title");
}

/**
 * Opening the link verifies (decisions A1), on the server and without a script; opening it again shows the same. Whoever
 * is signed in already goes on where they were going, as from the login.
 * Without a token it is the place to ask for a new link.
 */
export default async function VerifyEmailPage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const query = await searchParams;
  const returnTo = safeReturnTo(single(query.returnTo));
  const token = single(query.token);
  const t = await getTranslations("Accounts");
  const links = await getTranslations("Links");
  const result = token ? await verifyEmail(token) : null;

  if (result?.status === "verified") {
    const resetToken = result.choosePasswordToken;
    const actor = await actorFromCookies();
    const said =
      actor.kind === "guest" ? t("verify.verifiedDescription") : t("verify.signedIn", { email: actor.email });
    return (
      <AccountPanel title={t("verify.verifiedTitle")}>
        <Alert variant="success">
          <p>{resetToken ? t("verify.choosePasswordDescription") : said}</p>
        </Alert>
        <Button asChild variant="accent" className="w-full">
          {resetToken ? (
            <Link href={pathWithQuery("/reset-password", { token: resetToken, returnTo })} prefetch={false}>
              {t("verify.choosePassword")}
            </Link>
          ) : actor.kind === "guest" ? (
            <Link href={pathWithQuery("/login", { returnTo })} prefetch={false}>
              {links("signIn")}
            </Link>
          ) : (
            <Link href={returnTo ?? "/"} prefetch={false}>
              {t("verify.goOn")}
            </Link>
          )}
        </Button>
      </AccountPanel>
    );
  }
  const state = result?.status === "expired" ? "expired" : "invalid";
  return (
    <AccountPanel
      title={t(result ? `verify.${state}Title` : "verify.title")}
      description={t(`verify.${state}Description`)}
    >
      <EmailRequestForm request="resend-verification" returnTo={returnTo} />
    </AccountPanel>
  );
}
