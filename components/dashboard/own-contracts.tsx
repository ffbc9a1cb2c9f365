import { useTranslations } from "#texts";
import { PartyContractRow } from "@/components/contracts/party-contract";
import type { PartyContract } from "@/lib/features/contracts/party-schemas";
import type { Newest } from "@/lib/features/dashboard/figures";
import { NewestList } from "./newest-list";

/** The expert's own contracts (deal N1): what waits for a signature, and what was signed. */
export function OwnContracts({ contracts }: { contracts: Newest<PartyContract> }) {
  const t = useTranslations("PartyContracts");
  return (
    <section id="contracts" aria-label={t("title")} className="scroll-mt-20">
      <NewestList
        title={t("title")}
        list={contracts}
        empty={<p className="text-muted-foreground">{t("noneOfExpert")}</p>}
        row={(contract) => <PartyContractRow contract={contract} />}
      />
    </section>
  );
}
