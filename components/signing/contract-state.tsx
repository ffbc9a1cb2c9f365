"use client";

import { useLocale, useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { lastSigningDay } from "@/lib/features/contracts/states";
import type { SignedContract } from "@/lib/features/signing/schemas";
import { formatDate, formatMoment } from "@/lib/shared/format-dates";
import { langOf } from "@/lib/shared/locales";

const day = 24 * 3_600_000;

/** Where a contract stands for its reader, and what is left to do. */
export function ContractState({ contract, today }: { contract: SignedContract; today: string }) {
  const t = useTranslations("Signing.state");
  const terms = useTranslations("ContractTerms");
  const locale = useLocale();
  const { status, type, signatures, expiresAt, signedAt, endedAt, endReason, sealed, force } = contract;
  const own = signatures.find(({ role }) => role === type);
  const at = (instant: string | null) =>
    instant ? terms("zonedTime", { moment: formatMoment(new Date(instant), locale) }) : "";
  const lastDay = expiresAt ? formatDate(lastSigningDay(new Date(expiresAt)), locale) : "";
  if (status === "draft") return <Alert>{t("draft")}</Alert>;
  if (status === "awaiting_signatures" && own?.signedAt) {
    return (
      <Alert
        variant="success"
        role="status"
        title={t("signedByParty", { at: at(own.signedAt), name: own.name ?? "" })}
      >
        {t("waitsForOperator")}
      </Alert>
    );
  }
  if (status === "awaiting_signatures" && expiresAt) {
    const last = lastSigningDay(new Date(expiresAt));
    const left = Math.round((Date.parse(last) - Date.parse(today)) / day);
    return left < 0 ? (
      <Alert variant="warning">{t("over")}</Alert>
    ) : (
      <Alert title={t("toSign")}>{t("until", { date: lastDay, left })}</Alert>
    );
  }
  if (status === "signed") {
    return (
      <Alert
        variant={force === "lapsed" ? "warning" : "success"}
        role="status"
        title={t("signed", { at: at(signedAt) })}
      >
        {force ? <p>{terms(`force.${force}`, { date: lastDay })}</p> : null}
        <p>{t(sealed ? "sealed" : "sealing")}</p>
      </Alert>
    );
  }
  return (
    <Alert variant="warning" role="status" title={t(`${status as "declined" | "expired" | "cancelled"}`)}>
      <p>{t("endedAt", { at: at(endedAt) })}</p>
      {endReason ? (
        <p className="wrap-anywhere whitespace-pre-wrap">
          {t("reason")} <span lang={langOf(contract.endReasonLanguage, locale)}>{endReason}</span>
        </p>
      ) : null}
    </Alert>
  );
}
