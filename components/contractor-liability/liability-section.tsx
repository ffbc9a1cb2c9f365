import { PageTexts } from "@/components/layout/page-texts";
import { LiabilityPapersCard } from "./liability-papers-card";

/**
 * Help with the Act on the Contractor's Obligations and Liability (1233/2006) for one contract, with the engagement's
 * papers. It loads what it shows.
 */
export function LiabilitySection({ contractId }: { contractId: number }) {
  return (
    <PageTexts namespaces={["Actions", "ContractorLiability", "Form"]}>
      <LiabilityPapersCard contractId={contractId} />
    </PageTexts>
  );
}
