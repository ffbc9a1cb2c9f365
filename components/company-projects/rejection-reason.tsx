import { getTranslations } from "next-intl/server";

/** Why a posting was not approved. */
export async function RejectionReason({ reason }: { reason: string }) {
  const t = await getTranslations("CompanyProject");
  return (
    <p className="wrap-anywhere whitespace-pre-line border-destructive border-l-4 bg-destructive-surface px-4 py-3">
      <span className="font-medium">{t("reason")}:</span> {reason}
    </p>
  );
}
