"use client";

import { useLocale, useTranslations } from "#texts";
import { WithReference } from "@/components/contracts/with-reference";
import { Alert } from "@/components/ui/alert";
import { roleNames } from "@/lib/features/signing/rules";
import type { VerifyAnswer } from "@/lib/features/signing/schemas";
import { formatMoment } from "@/lib/shared/format-dates";

/** What a file is, in words. */
export function VerifyResult({ name, answer }: { name: string; answer: VerifyAnswer }) {
  const t = useTranslations("Verify.result");
  const roles = useTranslations("ContractTerms");
  const fields = useTranslations("Fields.confirmation");
  const locale = useLocale();
  const { valid, reason, reference, signedAt, documentSha256, parties } = answer;
  if (!valid) {
    return (
      <Alert variant={reason === "changed" ? "destructive" : "warning"} title={t(reason ?? "unknown")}>
        <p className="wrap-anywhere text-muted-foreground">{name}</p>
        <p>
          <WithReference
            text={reason === "changed" ? t("changedText", { reference: reference ?? "" }) : t("unknownText")}
          />
        </p>
      </Alert>
    );
  }
  const facts = [
    [fields("reference"), reference ?? ""],
    [t("signedAt"), signedAt ? roles("zonedTime", { moment: formatMoment(new Date(signedAt), locale) }) : ""],
    [
      t("signers"),
      parties.map((each) => t("signer", { name: each.name, role: roles(roleNames[each.role]) })).join("\n"),
    ],
    [t("sha256"), documentSha256 ?? ""],
  ];
  return (
    <Alert variant="success" title={t("valid")}>
      <p className="wrap-anywhere text-muted-foreground">{name}</p>
      <p>{t("validText")}</p>
      <dl className="mt-3 space-y-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="wrap-anywhere tabular whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
