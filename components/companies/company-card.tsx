import { BadgeCheck } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { changeCompany, verifyByRegister, verifyCompany } from "@/lib/features/companies/client";
import type { Company } from "@/lib/features/companies/schemas";
import { brand } from "@/lib/shared/brand";
import type { Change } from "./use-team";

const CompanyDialog = dynamic(() => import("./company-dialog"));

/** What each mark means, to those who have it. */
const meanings = {
  domain: "verified.meaning",
  register: "verified.meaningRegister",
  operator: "verified.meaningOperator",
} as const;

/** The company: its name, its business id and what is verified about it. */
export function CompanyCard({
  company,
  isOwner,
  domain,
  hasRegister,
  change,
}: {
  company: Company;
  isOwner: boolean;
  /** What the reader's own address would verify; null for a free mail provider. */
  domain: string | null;
  /** Whether business ids are looked up in a register. */
  hasRegister: boolean;
  change: Change;
}) {
  const t = useTranslations("Team");
  const [isEditing, setEditing] = useState(false);
  const { name, businessId, verifiedBy, verifiedDomain, markWithheldAt } = company;
  const isOffered = !verifiedBy && !markWithheldAt;
  return (
    <Card>
      <CardContent className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 space-y-2">
          <h2 className="wrap-anywhere text-subheading">{name}</h2>
          {businessId ? <p className="tabular">{t("company.idIs", { businessId })}</p> : null}
          {verifiedBy ? (
            <>
              <Badge variant="success" className="wrap-anywhere">
                <BadgeCheck aria-hidden className="size-4" />
                {verifiedDomain
                  ? t("verified.badge", { domain: verifiedDomain })
                  : t("verified.badgeOperator")}
              </Badge>
              <p className="max-w-reading text-muted-foreground text-sm">
                {t(meanings[verifiedBy], { domain: verifiedDomain ?? "" })}
              </p>
            </>
          ) : null}
          {isOwner && isOffered ? (
            <p className="max-w-reading text-muted-foreground text-sm">
              {domain ? t("verified.offer", { domain }) : t("verified.free")}
            </p>
          ) : null}
          {isOwner && markWithheldAt ? (
            <p className="max-w-reading text-muted-foreground text-sm">
              {t("verified.withheld", { support: brand.supportEmail })}
            </p>
          ) : null}
        </div>
        {isOwner ? (
          <div className="flex flex-wrap gap-2">
            {domain && isOffered ? (
              <Button
                variant="secondary"
                // The domain may be longer than a small phone is wide.
                className="wrap-anywhere h-auto min-h-11 max-w-full shrink whitespace-normal py-2"
                onClick={() => void change(() => verifyCompany(), t("verified.done", { domain }))}
              >
                {t("verified.action", { domain })}
              </Button>
            ) : null}
            {hasRegister && domain && businessId && verifiedBy !== "register" && !markWithheldAt ? (
              <Button
                variant="secondary"
                onClick={() => void change(() => verifyByRegister(), t("verified.registered"))}
              >
                {t("verified.lookUp")}
              </Button>
            ) : null}
            <Button variant="outline" onClick={() => setEditing(true)}>
              {t("company.edit")}
            </Button>
          </div>
        ) : null}
        {isEditing ? (
          <CompanyDialog
            company={company}
            send={async (body) => {
              await changeCompany({ body });
              setEditing(false);
              await change(null, t("company.saved"));
            }}
            onClose={() => setEditing(false)}
          />
        ) : null}
      </CardContent>
    </Card>
  );
}
