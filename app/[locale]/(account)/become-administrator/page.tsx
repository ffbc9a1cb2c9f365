import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { AccountPanel } from "@/components/accounts/account-panel";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { AcceptInvitation, InvitedAccountForm } from "@/components/people/accept-invitation";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { readAdminInvitation } from "@/lib/features/people/server/accept-admin-invitation";
import { actorFromCookies } from "@/lib/server/actor";
import { env } from "@/lib/server/env";
import { wordError } from "@/lib/server/http/errors";
import { brand } from "@/lib/shared/brand";
import { AppError } from "@/lib/shared/errors";
import { type AccountPageProps, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "BecomeAdministrator" });
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** /become-administrator: the link of an invitation. It asks before anything happens. */
export default async function BecomeAdministratorPage({ params, searchParams }: AccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const token = single((await searchParams).token) ?? "";
  const actor = await actorFromCookies();
  const t = await getTranslations("BecomeAdministrator");
  const links = await getTranslations("Links");
  const step = await readAdminInvitation(actor, token).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (step instanceof AppError) {
    return (
      <AccountPanel title={t("title")}>
        <Alert variant="warning" title={t("refusedTitle")}>
          {wordError(step, actor.locale).message}
        </Alert>
        {actor.kind === "guest" && step.reason === "admin_invitation_used" ? (
          <Way href={pathWithQuery("/login", { returnTo: shellRoutes.admin })}>{links("signIn")}</Way>
        ) : (
          <Way href="/">{links("backHome")}</Way>
        )}
      </AccountPanel>
    );
  }
  const email = actor.kind === "guest" ? "" : actor.email;
  const needsTwoFactor = step !== "done" && env().ADMIN_TWO_FACTOR === "required";
  const legal = (href: string) => (words: ReactNode) => (
    <Link href={href} target="_blank" className="font-medium underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <AccountPanel title={t("title")} description={t(step, { brand: brand.name, email })}>
      {needsTwoFactor ? <p className="text-muted-foreground">{t("twoFactor")}</p> : null}
      <PageTexts namespaces={["BecomeAdministrator"]}>
        {step === "make" ? (
          <InvitedAccountForm
            token={token}
            terms={t.rich("terms", { terms: legal(shellRoutes.terms), privacy: legal(shellRoutes.privacy) })}
          />
        ) : null}
        {step === "accept" ? (
          <>
            <p className="text-muted-foreground">{t("again")}</p>
            <AcceptInvitation token={token} />
          </>
        ) : null}
      </PageTexts>
      {step === "signIn" ? (
        <Way href={pathWithQuery("/login", { returnTo: pathWithQuery("/become-administrator", { token }) })}>
          {links("signIn")}
        </Way>
      ) : null}
      {step === "done" ? <Way href={shellRoutes.admin}>{t("desk")}</Way> : null}
    </AccountPanel>
  );
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild variant="outline" className="w-full">
      <Link href={href} prefetch={false}>
        {children}
      </Link>
    </Button>
  );
}
