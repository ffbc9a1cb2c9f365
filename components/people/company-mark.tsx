"use client";

import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import type { CompanySummary } from "@/lib/features/people/company-schemas";

/** How a company is verified, or that it is not. */
export function CompanyMark({ company: { verifiedBy } }: { company: Pick<CompanySummary, "verifiedBy"> }) {
  const t = useTranslations("AdminCompanies.marks");
  return <Badge variant={verifiedBy ? "success" : "neutral"}>{t(verifiedBy ?? "unverified")}</Badge>;
}
