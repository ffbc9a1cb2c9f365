import { ChevronDown } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { PageTexts } from "@/components/layout/page-texts";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import type { ContractDetails } from "@/lib/features/contracts/details-schemas";
import { ContractDetailsForm } from "./details-form";

/** Where the details are asked on the page of a contract. */
const place = "contract-details";

/** Above a contract that has blanks, since nothing has been said of its reader's side: what they are, and the way to fill them. */
export async function DetailsNotice({ mayChange }: { mayChange: boolean }) {
  const t = await getTranslations("ContractDetails");
  return (
    <Alert variant="warning" title={t("blanks.title")}>
      <p>{t("blanks.text")}</p>
      {mayChange ? (
        <a href={`#${place}`} className="inline-flex min-h-11 items-center font-medium underline">
          {t("blanks.fill")}
        </a>
      ) : (
        <p>{t("ownersAsked")}</p>
      )}
    </Alert>
  );
}

/** Beside a contract that nobody has signed: how its reader stands in it; open while nothing has been said. */
export async function DetailsAside({
  side,
  details,
}: {
  side: "company" | "expert";
  details: ContractDetails;
}) {
  const t = await getTranslations("ContractDetails");
  return (
    <Card id={place} className="scroll-mt-20 p-5 sm:p-6">
      <details open={details.details === null} className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
          <h2 className="text-heading">{t("title")}</h2>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <p className="mt-2 mb-5 text-muted-foreground">{t(`beside.${details.details ? "said" : "asked"}`)}</p>
        <PageTexts namespaces={["ContractDetails", "ContractDialog.form", "ContractTerms", "Editing"]}>
          <ContractDetailsForm side={side} initial={details} />
        </PageTexts>
      </details>
    </Card>
  );
}
