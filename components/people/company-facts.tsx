"use client";

import { useTranslations } from "#texts";
import { Card, CardContent } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import type { CompanyDetails } from "@/lib/features/people/company-schemas";

/** What a company is called and by what it is verified. */
export function CompanyFacts({ company }: { company: CompanyDetails }) {
  const t = useTranslations("AdminCompanies");
  const team = useTranslations("Team.company");
  const accounts = useTranslations("AdminPeople");
  const format = useFormatter();
  const day = (value: string) => format.dateTime(new Date(value), { dateStyle: "medium" });
  const { verifiedBy, verifiedDomain, verifiedAt } = company;
  const facts: [string, string][] = [
    [team("businessId"), company.businessId ?? t("facts.noBusinessId")],
    [
      t("columns.mark"),
      verifiedBy && verifiedDomain && verifiedAt
        ? t(`facts.${verifiedBy}`, { domain: verifiedDomain, date: day(verifiedAt) })
        : t("facts.unverified"),
    ],
    [accounts("columns.since"), day(company.createdAt)],
    [t("facts.conversations"), format.number(company.conversations)],
  ];
  return (
    <Card>
      <CardContent>
        <h2 className="text-heading">{accounts("columns.company")}</h2>
        <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
          {facts.map(([label, value]) => (
            <div key={label} className="max-sm:mb-2 sm:contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  );
}
