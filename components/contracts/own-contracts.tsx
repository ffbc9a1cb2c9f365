import { Download } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import { contractListPaths, contractPath } from "@/lib/features/contracts/rules";
import type { OwnContract } from "@/lib/features/contracts/schemas";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { SendContracts } from "./send-contracts";
import { WithReference } from "./with-reference";

/** One sending is for both contracts of an engagement, so it stands beside the client's. */
const isSendable = ({ type, status, signedAt }: OwnContract) =>
  type === "client" && status === "draft" && signedAt === null;

/** Somebody's contracts as a client, on the account page: each with its file, and what becomes of it. */
export async function OwnContracts({
  contracts,
  isExpert,
  olderHref,
  newestHref,
}: {
  contracts: OwnContract[];
  /** Those as an expert are elsewhere. */
  isExpert: boolean;
  /** Where the rest of the list is; null when this is its end. */
  olderHref: string | null;
  /** Where the list begins; null when this is its beginning. */
  newestHref: string | null;
}) {
  const t = await getTranslations("OwnContracts");
  const terms = await getTranslations("ContractTerms");
  const party = await getTranslations("PartyContracts");
  const states = await getTranslations("Choices.contract");
  const locale = await getLocale();
  const day = (date: string) => formatDate(date, locale);
  return (
    <Card id="contracts" className="scroll-mt-20">
      <CardContent>
        <h2 className="text-heading">{t("title")}</h2>
        <p className="mt-2 mb-4 max-w-reading">{t(contracts.length > 0 ? "description" : "none")}</p>
        {contracts.length > 0 ? (
          <ul className="divide-y divide-border border-border border-y">
            {contracts.map((contract) => (
              <li
                key={contract.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <h3 className="wrap-anywhere font-medium">{contract.projectTitle}</h3>
                  <p className="text-muted-foreground text-sm">
                    <WithReference
                      text={`${contract.reference} · ${terms(contract.type === "client" ? "clientTitle" : "expertTitle")}`}
                    />
                  </p>
                  <p className="text-muted-foreground text-sm">
                    {t("facts", {
                      expert: contract.expertName,
                      date: day(helsinkiDate(new Date(contract.createdAt))),
                    })}
                  </p>
                  <p className="tabular text-sm">
                    {t("amount", {
                      amount: formatEuros(toCents(contract.totalAmount), locale, { fractionDigits: 2 }),
                    })}
                  </p>
                  <p className="text-muted-foreground text-sm">
                    {contract.signedAt
                      ? t("signed", { date: day(helsinkiDate(new Date(contract.signedAt))) })
                      : contract.deletedOn
                        ? t("draft", { date: day(contract.deletedOn) })
                        : states(contract.status)}
                  </p>
                </div>
                {isSendable(contract) ? (
                  <SendContracts id={contract.id} project={contract.projectTitle} />
                ) : null}
                {contract.status === "awaiting_signatures" ? (
                  <Link
                    href={contractPath(contract.id)}
                    prefetch={false}
                    className={buttonVariants({ variant: contract.awaits === "you" ? "primary" : "outline" })}
                  >
                    {party(contract.awaits === "you" ? "sign" : "open")}
                    <span className="sr-only">
                      : {contract.reference}, {contract.projectTitle}
                    </span>
                  </Link>
                ) : null}
                <a
                  href={contract.pdfUrl}
                  download
                  aria-label={t("downloadOf", {
                    reference: contract.reference,
                    project: contract.projectTitle,
                  })}
                  className={buttonVariants({ variant: "outline" })}
                >
                  <Download aria-hidden />
                  {t("download")}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <Link href={shellRoutes.pricing} className={buttonVariants({ variant: "outline" })}>
            {t("calculator")}
          </Link>
        )}
        {isExpert ? (
          <p className="mt-2">
            <Link
              href={contractListPaths.expert}
              prefetch={false}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t("asExpert")}
            </Link>
          </p>
        ) : null}
        {olderHref || newestHref ? (
          <p className="mt-4 flex flex-wrap gap-3">
            {newestHref ? (
              <Link href={newestHref} prefetch={false} className={buttonVariants({ variant: "ghost" })}>
                {t("newest")}
              </Link>
            ) : null}
            {olderHref ? (
              <Link href={olderHref} prefetch={false} className={buttonVariants({ variant: "ghost" })}>
                {t("older")}
              </Link>
            ) : null}
          </p>
        ) : null}
      </CardContent>
    </Card>
  );
}
