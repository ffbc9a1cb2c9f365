import { PageTexts } from "@/components/layout/page-texts";
import { Card } from "@/components/ui/card";
import { SendContracts } from "./send-contracts";

/** Beside a draft: the way to signing. */
export function SendAside({ id, project }: { id: number; project: string }) {
  return (
    <Card className="p-5 sm:p-6">
      <PageTexts namespaces={["Actions", "ContractTerms", "Form", "SendContracts"]}>
        <SendContracts id={id} project={project} />
      </PageTexts>
    </Card>
  );
}
