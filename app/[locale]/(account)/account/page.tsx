import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { TwoFactorCard } from "@/components/accounts/two-factor-card";
import { ContractDetailsCard } from "@/components/contracts/details-card";
import { OwnContracts } from "@/components/contracts/own-contracts";
import { Link } from "@/components/layout/link";
import { ownProfileRoute, shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { OwnMeetings, ownMeetingsShown } from "@/components/meetings/own-meetings";
import { DeleteAccountButton } from "@/components/privacy/delete-account-button";
import { ExportButton } from "@/components/privacy/export-button";
import { SignOutButton } from "@/components/privacy/sign-out-button";
import { SignOutEverywhereButton } from "@/components/privacy/sign-out-everywhere-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { readTwoFactor } from "@/lib/features/accounts/server/set-up-two-factor";
import { readExpertDetails } from "@/lib/features/contracts/server/contract-details";
import { listOwnContracts } from "@/lib/features/contracts/server/list-own-contracts";
import { listOwnMeetings } from "@/lib/features/meetings/server/list-own-meetings";
import { getAccount } from "@/lib/features/privacy/server/get-account";
import { actorFromCookies } from "@/lib/server/actor";
import { enabledProviders } from "@/lib/server/auth-providers";
import { redirectToLogin } from "@/lib/server/redirect";
import { AppError } from "@/lib/shared/errors";
import { type AccountPageProps, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Account" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

const contractsShown = 20;

/** Who the person is here, and the rights over their data: export and deletion (GDPR articles 15, 17 and 20). */
export default async function AccountPage({ params, searchParams }: AccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(locale, shellRoutes.account);
  const cursor = single((await searchParams).contracts);
  const [t, account, twoFactor, booked, own] = await Promise.all([
    getTranslations("Account"),
    getAccount(actor),
    readTwoFactor(actor),
    listOwnMeetings(actor, { limit: ownMeetingsShown }),
    listOwnContracts(actor, { limit: contractsShown, cursor }).catch((error: unknown) => {
      // An address bar may hold any text: one that is no cursor is the first page.
      if (cursor === undefined || !(error instanceof AppError)) throw error;
      return listOwnContracts(actor, { limit: contractsShown });
    }),
  ]);
  const contractDetails = account.expertId === null ? null : await readExpertDetails(actor);
  const person = await getTranslations("Fields.person");
  const names = new Map(enabledProviders().map(({ id, name }) => [id, name]));
  const waysIn = [
    ...(account.hasPassword ? [t("details.password")] : []),
    ...account.providers.map((id) => names.get(id) ?? id),
    t("details.link"),
  ];
  const details = [
    { label: person("name"), value: account.name },
    { label: t("details.email"), value: account.email },
    {
      label: t("details.signIn"),
      value: new Intl.ListFormat(locale, { type: "disjunction" }).format(waysIn),
    },
  ];
  return (
    <PageTexts
      namespaces={[
        "Account.delete",
        "Account.everywhere",
        "Account.export",
        "ContractTerms",
        "Links",
        "SendContracts",
      ]}
    >
      <PageShell width="narrow">
        <PageHeader title={t("title")} description={t("description")} />
        <div className="space-y-6">
          <Card>
            <CardContent>
              <h2 className="text-heading">{t("details.title")}</h2>
              <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-3">
                {details.map(({ label, value }) => (
                  <div key={label} className="max-sm:mb-3 sm:contents">
                    <dt className="text-muted-foreground">{label}</dt>
                    <dd className="break-words font-medium">{value}</dd>
                  </div>
                ))}
              </dl>
              <div className="mt-6 flex flex-wrap gap-3">
                {account.expertId === null ? null : (
                  <Link
                    href={ownProfileRoute(account.expertId)}
                    prefetch={false}
                    className={buttonVariants({ variant: "outline" })}
                  >
                    {t("details.profile")}
                  </Link>
                )}
                <SignOutButton />
                <SignOutEverywhereButton />
              </div>
            </CardContent>
          </Card>
          {twoFactor.isOffered ? <TwoFactorCard state={twoFactor} hasPassword={account.hasPassword} /> : null}
          <OwnMeetings meetings={booked.meetings} total={booked.total} />
          <OwnContracts
            contracts={own.contracts}
            isExpert={account.expertId !== null}
            olderHref={
              own.nextCursor
                ? `${pathWithQuery(shellRoutes.account, { contracts: own.nextCursor })}#contracts`
                : null
            }
            newestHref={cursor ? `${shellRoutes.account}#contracts` : null}
          />
          {contractDetails ? <ContractDetailsCard side="expert" details={contractDetails} /> : null}
          <Card>
            <CardContent>
              <h2 className="text-heading">{t("export.title")}</h2>
              <p className="mt-2 max-w-reading">{t("export.description")}</p>
              <p className="mt-2 mb-6 max-w-reading text-muted-foreground">{t("export.format")}</p>
              <ExportButton />
            </CardContent>
          </Card>
          <Card className="border-destructive/40">
            <CardContent>
              <h2 className="text-heading">{t("delete.title")}</h2>
              <p className="mt-2 mb-6 max-w-reading">{t("delete.description")}</p>
              <DeleteAccountButton hasPassword={account.hasPassword} />
            </CardContent>
          </Card>
          <p className="text-muted-foreground">
            {t.rich("privacy", {
              link: (text) => (
                <Link
                  href={shellRoutes.privacy}
                  className="font-medium text-primary underline underline-offset-4"
                >
                  {text}
                </Link>
              ),
            })}
          </p>
        </div>
      </PageShell>
    </PageTexts>
  );
}
