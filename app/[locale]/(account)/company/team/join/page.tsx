import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { JoinTeam } from "@/components/companies/join-team";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import {
  type InvitationSeen,
  readInvitationAsGuest,
  readInvitationToJoin,
} from "@/lib/features/companies/server/join-team";
import { actorFromCookies } from "@/lib/server/actor";
import { wordError } from "@/lib/server/http/errors";
import { AppError } from "@/lib/shared/errors";
import { type Locale, localePath } from "@/lib/shared/locales";
import { type AccountPageProps, single } from "../../../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Team.join" });
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** /company/team/join: the link of an invitation. It asks before anything happens, guests to sign in first. */
export default async function JoinTeamPage({ params, searchParams }: AccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const token = single((await searchParams).token) ?? "";
  const actor = await actorFromCookies();
  if (actor.kind === "guest") {
    const seen = await readInvitationAsGuest(token);
    const over = new AppError("company_invitation_over");
    return seen ? (
      <AskGuest seen={seen} token={token} locale={locale} />
    ) : (
      <Refused why={wordError(over, locale).message} />
    );
  }
  const t = await getTranslations("Team.join");
  const found = await readInvitationToJoin(actor, token).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (found instanceof AppError) return <Refused why={wordError(found, actor.locale).message} />;
  const { companyName: company, role, personalPostings } = found;
  return (
    <PageShell>
      <PageHeader title={t("question", { company })} description={t("text", { role })} />
      <PageTexts namespaces={["Team.join"]}>
        <JoinTeam token={token} company={company} personalPostings={personalPostings} />
      </PageTexts>
    </PageShell>
  );
}

/** Names the team and who invites before anybody signs in, and leads back here afterwards. */
async function AskGuest({ seen, token, locale }: { seen: InvitationSeen; token: string; locale: Locale }) {
  const [t, links] = [await getTranslations("Team.join"), await getTranslations("Links")];
  const { companyName: company, role, ...who } = seen;
  const returnTo = localePath(locale, pathWithQuery(`${shellRoutes.team}/join`, { token }));
  return (
    <PageShell>
      <PageHeader title={t("question", { company })} description={t("text", { role })} />
      <p className="max-w-reading">{t("guest", who)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href={pathWithQuery("/login", { returnTo })} className={buttonVariants({ variant: "accent" })}>
          {links("signIn")}
        </Link>
        <Link
          href={pathWithQuery("/register", { returnTo })}
          className={buttonVariants({ variant: "outline" })}
        >
          {links("createAccount")}
        </Link>
      </div>
    </PageShell>
  );
}

/** Why nobody joins by this link, or not this person. */
async function Refused({ why }: { why: string }) {
  const t = await getTranslations("Team.join");
  return (
    <PageShell>
      <PageHeader title={t("title")} />
      <Alert variant="warning" title={t("refusedTitle")}>
        {why}
      </Alert>
      <p className="mt-6">
        <Link href={shellRoutes.team} prefetch={false} className={buttonVariants({ variant: "outline" })}>
          {t("back")}
        </Link>
      </p>
    </PageShell>
  );
}
