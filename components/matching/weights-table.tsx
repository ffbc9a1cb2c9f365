import { getLocale, getTranslations } from "next-intl/server";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import { type FactorKey, factorKeys, factorWeights } from "@/lib/features/matching/factors";
import { postingDefaults } from "@/lib/features/postings/rules";
import { formatPercent } from "@/lib/shared/format-numbers";

/** A factor's share of the score, in per cent; that of personality where the brief says nothing else. */
export const documentedPercent = (key: FactorKey): number =>
  key === "personality" ? postingDefaults.personalityMatchingWeight : factorWeights[key] * 100;

/** The one table of weights as text and bars, each with the reason for its size (Regulation (EU) 2019/1150, Article 5). */
export async function WeightsTable() {
  const [t, label, locale] = await Promise.all([
    getTranslations("HowMatchingWorks.weights"),
    getTranslations("Matching.factors"),
    getLocale(),
  ]);
  const largest = Math.max(...factorKeys.map(documentedPercent));
  return (
    <Table label={t("label")}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t("factor")}</TableHeaderCell>
          <TableHeaderCell>{t("weight")}</TableHeaderCell>
          <TableHeaderCell>{t("why")}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {factorKeys.map((key) => {
          const percent = formatPercent(documentedPercent(key), locale);
          return (
            <TableRow key={key}>
              <TableHeaderCell scope="row" className="align-top text-foreground">
                {label(key)}
              </TableHeaderCell>
              <TableCell className="min-w-32">
                <span className="tabular font-medium">{percent}</span>
                <span aria-hidden className="mt-1 block h-2 overflow-hidden rounded-full bg-muted">
                  <span
                    className="block h-full rounded-full bg-primary"
                    style={{ width: `${(100 * documentedPercent(key)) / largest}%` }}
                  />
                </span>
              </TableCell>
              <TableCell className="min-w-56">{t(`reasons.${key}`, { percent })}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
