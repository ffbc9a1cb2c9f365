"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "#texts";
import { AuditTrail } from "@/components/admin/audit-trail";
import { linkClasses, MailLink } from "@/components/admin/links";
import { LoadError } from "@/components/admin/load-error";
import { ErrorState } from "@/components/feedback/error-state";
import { Link } from "@/components/layout/link";
import { PageHeader } from "@/components/layout/page-shell";
import { Badge } from "@/components/ui/badge";
import { Card, CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import { moreOfPerson, personQuery } from "@/lib/features/people/client";
import { personThings } from "@/lib/features/people/schemas";
import { PersonActions } from "./person-actions";
import { PersonFacts } from "./person-facts";
import { stateVariants } from "./state-variants";
import { Things } from "./things";

/** /admin/people/{id}: everything about one person, and what may be done with the account. */
export function PersonScreen({ id }: { id: number }) {
  const t = useTranslations("AdminPeople");
  const admin = useTranslations("Admin");
  const { data: person, error, isError, refetch } = useQuery(personQuery(id));
  const back = (
    <Link href="/admin/people" prefetch={false} className={linkClasses}>
      {t("back")}
    </Link>
  );
  if (error instanceof ApiError && error.status === 404) {
    return <ErrorState title={t("gone")} description={t("goneHelp")} action={back} />;
  }
  if (isError && !person) return <LoadError title={t("failed")} onRetry={() => void refetch()} />;
  if (!person) {
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return (
    <>
      <p className="mb-3">{back}</p>
      <PageHeader
        title={<span className="wrap-anywhere">{person.name || person.email}</span>}
        description={<MailLink address={person.email} />}
        actions={
          <>
            <Badge variant={stateVariants[person.status]}>{t(`states.${person.status}`)}</Badge>
            {person.role === "admin" ? <Badge variant="primary">{t("roles.admin")}</Badge> : null}
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="space-y-6">
          <PersonFacts person={person} />
          <Things
            kinds={personThings}
            things={person.things}
            counts={person.counts}
            email={person.email}
            more={(kind) => moreOfPerson(id, kind)}
          />
        </div>
        <div className="space-y-6">
          <PersonActions person={person} />
          <Card>
            <CardContent className="space-y-4">
              <h2 className="text-heading">{admin("history")}</h2>
              <AuditTrail entity="account" entityId={id} />
            </CardContent>
          </Card>
        </div>
      </div>
    </>
  );
}
