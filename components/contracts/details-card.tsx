import { getTranslations } from "next-intl/server";
import { Card, CardContent } from "@/components/ui/card";
import type { ContractDetails } from "@/lib/features/contracts/details-schemas";
import { detailsPlace } from "@/lib/features/contracts/rules";
import { DetailsFormWithTexts } from "./details-form-with-texts";

/** How a party stands in its contracts, on a page of its own things. */
export async function ContractDetailsCard({
  side,
  details,
}: {
  side: "company" | "expert";
  details: ContractDetails;
}) {
  const t = await getTranslations("ContractDetails");
  return (
    <Card id={detailsPlace} className="scroll-mt-20">
      <CardContent>
        <h2 className="text-heading">{t("title")}</h2>
        <p className="mt-2 mb-5 max-w-reading text-muted-foreground">{t(`intro.${side}`)}</p>
        <DetailsFormWithTexts side={side} initial={details} />
      </CardContent>
    </Card>
  );
}
