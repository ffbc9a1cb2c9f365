import { ChevronDown } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import type { ContractDetails } from "@/lib/features/contracts/details-schemas";
import { detailsPlace } from "@/lib/features/contracts/rules";
import { DetailsFormWithTexts } from "./details-form-with-texts";

/** Beside a contract that nobody has signed: how its reader stands in it; open while it has blanks. */
export async function DetailsAside({
  side,
  details,
  isIncomplete,
}: {
  side: "company" | "expert";
  details: ContractDetails;
  /** Whether the contract has blanks where they belong. */
  isIncomplete: boolean;
}) {
  const t = await getTranslations("ContractDetails");
  return (
    <Card id={detailsPlace} className="scroll-mt-20 p-5 sm:p-6">
      <details open={isIncomplete} className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
          <h2 className="text-heading">{t("title")}</h2>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <p className="mt-2 mb-5 text-muted-foreground">
          {t(`beside.${details.details && !isIncomplete ? "said" : "asked"}`)}
        </p>
        <DetailsFormWithTexts side={side} initial={details} />
      </details>
    </Card>
  );
}
