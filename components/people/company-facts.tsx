"use client";

import { useTranslations } from "#texts";
import { useFormatter } from "@/lib/client/use-formatter";
import type { CompanyDetails } from "@/lib/features/people/company-schemas";
import { FactsCard } from "./facts-card";

/** What a company is called and by what it is verified. */
export function CompanyFacts({ company }: { company: CompanyDetails }) {
  const t = useTranslations("AdminCompanies");
  const team = useTranslations("Team.company");
  const accounts = useTranslations("AdminPeople");
  const format = useFormatter();
  const day = (value: string) => format.dateTime(new Date(value), { dateStyle: "medium" });
  const { verifiedBy, verifiedDomain, verifiedAt, markWithheldAt } = company;
  const facts: [string, string][] = [
    [team("businessId"), company.businessId ?? t("facts.noBusinessId")],
    [
      t("columns.mark"),
      verifiedBy && verifiedAt
        ? t(`facts.${verifiedBy}`, { domain: verifiedDomain ?? "", date: day(verifiedAt) })
        : markWithheldAt
          ? t("facts.withheld", { date: day(markWithheldAt) })
          : t("facts.unverified"),
    ],
    [accounts("columns.since"), day(company.createdAt)],
    [t("facts.conversations"), format.number(company.conversations)],
  ];
  return <FactsCard title={accounts("columns.company")} facts={facts} />;
}
