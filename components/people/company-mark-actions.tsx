"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { type MarkChange, possibleMarkChanges } from "@/lib/features/companies/verification";
import { changeCompanyMark, companies } from "@/lib/features/people/company-client";
import type { CompanyDetails } from "@/lib/features/people/company-schemas";
import { ActionList } from "./action-list";

const ReasonDialog = dynamic(() => import("@/components/feedback/reason-dialog"));

/** What administrators do with a company's mark; each is asked for its reason first, because owners are mailed. */
export function CompanyMarkActions({ company }: { company: CompanyDetails }) {
  const t = useTranslations("AdminCompanies.mark");
  const words = useTranslations("AdminPeople");
  const [asked, setAsked] = useState<MarkChange | null>(null);
  const { id, name } = company;
  const deciding = useAdminAction<{ change: MarkChange; reason: string }>({
    run: async (body) => {
      await changeCompanyMark({ params: { id }, body: { ...body, name } });
      setAsked(null);
    },
    paths: [companies.path],
    success: (_, { change }) => ({ title: t(`done.${change}`) }),
    failure: () => ({ title: t("failed") }),
  });
  return (
    <Card>
      <CardContent className="space-y-4">
        <h2 className="text-heading">{t("title")}</h2>
        <p className="text-muted-foreground">{t(company.markWithheldAt ? "helpWithheld" : "help")}</p>
        <ActionList>
          {possibleMarkChanges(company).map((change) => (
            <Button key={change} variant="outline" onClick={() => setAsked(change)}>
              {t(`actions.${change}`)}
            </Button>
          ))}
        </ActionList>
      </CardContent>
      {asked ? (
        <ReasonDialog
          title={t(`${asked}.title`, { company: name })}
          description={t(`${asked}.description`)}
          label={words("reason")}
          help={words("reasonHelp")}
          maxLength={500}
          isRequired
          confirm={t(`actions.${asked}`)}
          variant={asked === "withhold" ? "destructive" : "accent"}
          isSending={deciding.isPending}
          onConfirm={(reason) => deciding.mutate({ change: asked, reason })}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}
