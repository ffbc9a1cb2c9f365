import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";

/** Where the details are asked on the page of a contract. */
export const detailsPlace = "contract-details";

/** Above a contract that has blanks, since nothing has been said of its reader's side: what they are, and the way to fill them. */
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
