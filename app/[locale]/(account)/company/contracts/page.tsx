import { FileSignature } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CompanyNav } from "@/components/company-projects/company-nav";
import { PartyContractRow } from "@/components/contracts/party-contract";
import { EmptyState } from "@/components/feedback/empty-state";
import { FilterLinks } from "@/components/layout/filter-links";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { listPartyContracts } from "@/lib/features/contracts/server/list-party-contracts";
import { contractStatuses } from "@/lib/features/contracts/states";
import { actorFromCookies } from "@/lib/server/actor";
import { redirectToLogin } from "@/lib/server/redirect";
import { AppError } from "@/lib/shared/errors";
import { type AccountPageProps, single } from "../../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "PartyContracts" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

const shown = 20;

/** /company/contracts (deal J2, N1). The middleware knows the session's token; whether it still counts is known here. */
export default async function CompanyContractsPage({ params, searchParams }: AccountPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(locale, shellRoutes.companyContracts);
  const query = await searchParams;
  // An address bar may hold any text: what is no state is every state, what is no cursor the first page.
  const status = contractStatuses.find((each) => each === single(query.status));
  const cursor = single(query.contracts);
  const [t, states, older, { contracts, total, nextCursor }] = await Promise.all([
    getTranslations("PartyContracts"),
    getTranslations("Choices.contract"),
    getTranslations("OwnContracts"),
    listPartyContracts(actor, "client", { limit: shown, status, cursor }).catch((error: unknown) => {
      if (cursor === undefined || !(error instanceof AppError)) throw error;
      return listPartyContracts(actor, "client", { limit: shown, status });
    }),
  ]);
  const here = (wish: { status?: string | undefined; contracts?: string }) =>
    pathWithQuery(shellRoutes.companyContracts, wish);
  return (
    <PageShell>
      <PageHeader title={t("title")} description={t("description")} />
      <CompanyNav current="contracts" />
      {total > 0 || status ? (
        <div className="mb-6">
          <FilterLinks
            label={t("filter")}
            links={[undefined, ...contractStatuses].map((each) => ({
              href: here({ status: each }),
              text: each ? states(each) : t("all"),
              isCurrent: each === status,
            }))}
          />
        </div>
      ) : null}
      {contracts.length > 0 ? (
        <ul aria-label={t("title")} className="divide-y divide-border border-border border-y">
          {contracts.map((contract) => (
            <li
              key={contract.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
            >
              <PartyContractRow contract={contract} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<FileSignature />}
          title={t(status ? "noneOfState" : "none")}
          description={t("noneText")}
          action={
            <Link
              href={status ? shellRoutes.companyContracts : shellRoutes.company}
              className={buttonVariants({ variant: "outline" })}
            >
              {t(status ? "showAll" : "toProjects")}
            </Link>
          }
        />
      )}
      {nextCursor || cursor ? (
        <p className="mt-6 flex flex-wrap gap-3">
          {cursor ? (
            <Link href={here({ status })} prefetch={false} className={buttonVariants({ variant: "outline" })}>
              {older("newest")}
            </Link>
          ) : null}
          {nextCursor ? (
            <Link
              href={here({ status, contracts: nextCursor })}
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              {older("older")}
            </Link>
          ) : null}
        </p>
      ) : null}
    </PageShell>
  );
}
