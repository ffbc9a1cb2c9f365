import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import type { PartyContract } from "@/lib/features/contracts/party-schemas";
import { contractPath } from "@/lib/features/contracts/rules";
import { type ContractStatus, lastSigningDay } from "@/lib/features/contracts/states";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { langOf } from "@/lib/shared/locales";
import { WithReference } from "./with-reference";

const variants: Record<ContractStatus, BadgeProps["variant"]> = {
  draft: "neutral",
  awaiting_signatures: "warning",
  signed: "success",
  declined: "destructive",
  expired: "neutral",
  cancelled: "neutral",
};

/** A row of a party's list: what it is about, where it stands, what is to do, and the way to the contract. */
export function PartyContractRow({ contract }: { contract: PartyContract }) {
  const t = useTranslations("PartyContracts");
  const states = useTranslations("Choices.contract");
  const terms = useTranslations("ContractTerms");
  const locale = useLocale();
  const { id, reference, type, status, projectTitle, expertName, otherName, awaits, endReason, force } =
    contract;
  const day = (instant: string | null) => formatDate(helsinkiDate(new Date(instant ?? "")), locale);
  const lastDay = contract.expiresAt ? formatDate(lastSigningDay(new Date(contract.expiresAt)), locale) : "";
  return (
    <>
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="wrap-anywhere font-medium">{projectTitle}</h3>
        <p className="text-muted-foreground text-sm">
          <WithReference
            text={`${reference} · ${terms(type === "client" ? "clientTitle" : "expertTitle")}`}
          />
        </p>
        <p className="text-muted-foreground text-sm">
          {type === "client"
            ? t("ofClient", { operator: otherName, expert: expertName })
            : t("ofExpert", { operator: otherName })}
        </p>
        <p className="tabular text-sm">
          {t("amount", {
            amount: formatEuros(toCents(contract.totalAmount), locale, { fractionDigits: 2 }),
          })}
        </p>
        <p className="wrap-anywhere text-sm">
          {status === "draft" ? t("drawnUp", { date: day(contract.createdAt) }) : null}
          {awaits === "you" ? t("signUntil", { date: lastDay }) : null}
          {awaits === "other" ? t("signedByYou", { operator: otherName }) : null}
          {status === "awaiting_signatures" && awaits === null ? t("over") : null}
          {status === "signed" ? t("signed", { date: day(contract.signedAt) }) : null}
          {force ? ` ${terms(`force.${force}`, { date: lastDay })}` : null}
          {contract.endedAt ? t("ended", { date: day(contract.endedAt) }) : null}
          {endReason ? (
            <>
              {" "}
              {t("reason")} <span lang={langOf(contract.endReasonLanguage, locale)}>{endReason}</span>
            </>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge variant={force === "lapsed" ? "neutral" : variants[status]}>{states(status)}</Badge>
        <Link
          href={contractPath(id)}
          prefetch={false}
          className={buttonVariants({ variant: awaits === "you" ? "primary" : "outline" })}
        >
          {t(awaits === "you" ? "sign" : status === "draft" ? "send" : "open")}
          <span className="sr-only">
            : {reference}, {projectTitle}
          </span>
        </Link>
      </div>
    </>
  );
}
