"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "#texts";
import { AuditTrail } from "@/components/admin/audit-trail";
import { ByHandLinks } from "@/components/admin/by-hand-links";
import { linkClasses } from "@/components/admin/links";
import { LoadError } from "@/components/admin/load-error";
import { ErrorState } from "@/components/feedback/error-state";
import { Link } from "@/components/layout/link";
import { PageHeader } from "@/components/layout/page-shell";
import { Card, CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import { companyQuery, moreOfCompany } from "@/lib/features/people/company-client";
import { companyThings } from "@/lib/features/people/company-schemas";
import { CompanyDesk } from "./company-desk";
import { CompanyFacts } from "./company-facts";
import { CompanyMark } from "./company-mark";
import { CompanyMarkActions } from "./company-mark-actions";
import { CompanyPeople } from "./company-people";
import { Things } from "./things";

/** /admin/companies/{id}: everything about one company, with what administrators keep beside it. */
export function CompanyScreen({ id }: { id: number }) {
  const t = useTranslations("AdminCompanies");
  const admin = useTranslations("Admin");
  const { data: company, error, isError, refetch } = useQuery(companyQuery(id));
  const back = (
    <Link href="/admin/companies" prefetch={false} className={linkClasses}>
      {t("back")}
    </Link>
  );
  if (error instanceof ApiError && error.status === 404) {
    return <ErrorState title={t("gone")} description={t("goneHelp")} action={back} />;
  }
  if (isError && !company) return <LoadError title={t("failed")} onRetry={() => void refetch()} />;
  if (!company) {
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const contact = company.people.find(({ role }) => role === "owner");
  return (
    <>
      <p className="mb-3">{back}</p>
      <PageHeader
        title={<span className="wrap-anywhere">{company.name}</span>}
        actions={
          <>
            <span className="self-center">
              <CompanyMark company={company} />
            </span>
            {contact ? (
              <ByHandLinks
                kinds={["posting", "booking"]}
                whom={{ name: contact.name, email: contact.email, company: company.name }}
              />
            ) : null}
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="space-y-6">
          <CompanyFacts company={company} />
          <CompanyPeople company={company} />
          <Things
            kinds={companyThings}
            things={company.things}
            counts={company.counts}
            more={(kind) => moreOfCompany(id, kind)}
          />
        </div>
        <div className="space-y-6">
          <CompanyMarkActions company={company} />
          <CompanyDesk id={id} />
          <Card>
            <CardContent className="space-y-4">
              <h2 className="text-heading">{admin("history")}</h2>
              <AuditTrail entity="company" entityId={id} />
            </CardContent>
          </Card>
        </div>
      </div>
    </>
  );
}
