"use client";

import { useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { Badge } from "@/components/ui/badge";
import { Card, CardContent } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import type { CompanyDetails } from "@/lib/features/people/company-schemas";
import { stateVariants } from "./state-variants";

/** Who works in a company, and as what; each name leads to everything about the person. */
export function CompanyPeople({ company: { people, openInvitations } }: { company: CompanyDetails }) {
  const t = useTranslations("AdminCompanies");
  const roles = useTranslations("Team.roles");
  const accounts = useTranslations("AdminPeople");
  const format = useFormatter();
  return (
    <Card>
      <CardContent>
        <h2 className="text-heading">{t("columns.members")}</h2>
        <ul className="mt-2 divide-y divide-border">
          {people.map(({ userId, name, email, role, status, joinedAt }) => (
            <li key={userId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-56">
                <Link href={`/admin/people/${userId}`} prefetch={false} className={linkClasses}>
                  {name || email}
                </Link>
                <span className="block text-muted-foreground text-sm wrap-anywhere">{email}</span>
              </span>
              <span className="text-sm">{roles(role)}</span>
              {status === "active" ? null : (
                <Badge variant={stateVariants[status]}>{accounts(`states.${status}`)}</Badge>
              )}
              <time dateTime={joinedAt} className="text-muted-foreground text-sm">
                {format.dateTime(new Date(joinedAt), { dateStyle: "medium" })}
              </time>
            </li>
          ))}
        </ul>
        {openInvitations > 0 ? (
          <p className="mt-3 text-muted-foreground text-sm">
            {t("openInvitations", { count: openInvitations })}
          </p>
        ) : null}
      </CardContent>
    </Card>
  );
}
