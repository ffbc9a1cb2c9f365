import { getTranslations } from "next-intl/server";

/** The words every form needs beside its own; a page hands them to its form. */
export interface FormLabels {
  summaryTitle: string;
  /** Stands in brackets after the label of a field that may stay empty. */
  optional: string;
  honeypot: string;
}

/** Translates the words of `FormLabels`, on the server. */
export async function getFormLabels(): Promise<FormLabels> {
  const t = await getTranslations("Form");
  return { summaryTitle: t("summaryTitle"), optional: t("optional"), honeypot: t("honeypot") };
}
