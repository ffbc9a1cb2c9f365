import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { detailsPlace } from "@/lib/features/contracts/rules";

/** Above a contract that has blanks where its reader's side belongs: what they are, and the way to fill them. */
export async function DetailsNotice({ mayChange }: { mayChange: boolean }) {
  const t = await getTranslations("ContractDetails");
  return (
    <Alert variant="warning" title={t("blanks.title")}>
      <p>{t("blanks.text")}</p>
      {mayChange ? (
        <a href={`#${detailsPlace}`} className="inline-flex min-h-11 items-center font-medium underline">
          {t("blanks.fill")}
        </a>
      ) : (
        <p>{t("ownersAsked")}</p>
      )}
    </Alert>
  );
}
