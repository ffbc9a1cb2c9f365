import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import { evidenceBits } from "@/lib/features/matching/candidate";
import {
  arrangementFit,
  availabilityFit,
  bandMiddles,
  broaderShare,
  craftShare,
  evidenceStrength,
  fullText,
  kindShare,
  leastRequired,
  levelMastery,
  mostCountedWords,
  mostNamed,
  openBudgetShare,
  rateTolerance,
  relatedShare,
  requirementWeight,
  toldShare,
  unknownMastery,
  unknownWorkRadius,
} from "@/lib/features/matching/factors";
import { evidenceTable, experienceScore, rateScore } from "@/lib/features/matching/score";
import { experienceLevels, levelFromYears, urgencies } from "@/lib/features/postings/rules";
import { availabilities, masteryLevels } from "@/lib/shared/availability";
import { formatEuros } from "@/lib/shared/format-money";
import { formatPercent } from "@/lib/shared/format-numbers";
import { mostCredibleSkills } from "@/lib/shared/most-credible-skills";

/** Examples that the rules themselves compute. */
const example = { years: 5, budgetCents: 10_000, rateCents: 12_500 } as const;

/** What each factor compares, with the numbers of factors.ts and score.ts. */
export async function FactorSections() {
  const [t, level, mastered, locale] = await Promise.all([
    getTranslations("HowMatchingWorks.factors"),
    getTranslations("Matching.levels"),
    getTranslations("Profile.mastery"),
    getLocale(),
  ]);
  const percent = (share: number) => formatPercent(share * 100, locale);
  const points = (share: number) => String(Math.round(share * 100));
  const list = new Intl.ListFormat(locale, { type: "unit", style: "long" });
  const levels = (numbers: Record<(typeof experienceLevels)[number], number>) =>
    list.format(experienceLevels.map((each) => `${level(each)} ${numbers[each]}`));
  const arrangements = Object.entries(arrangementFit).sort(([, a], [, b]) => b - a);
  return (
    <div className="space-y-8">
      <Factor title={t("skills.title")}>
        <p>
          {t("skills.p1", {
            title: percent(requirementWeight.title),
            asked: percent(requirementWeight.asked),
            told: percent(requirementWeight.told),
            welcome: percent(requirementWeight.welcome),
            most: percent(mostNamed),
          })}
        </p>
        <p>
          {t("skills.p2", {
            levels: levels(levelMastery),
            unknown: unknownMastery,
            listed: percent(evidenceStrength.listedOnly),
            description: percent(evidenceStrength.inDescription),
            certificate: percent(evidenceStrength.inCertificate),
            titleOnly: percent(evidenceStrength.inTitle),
          })}
        </p>
        <p>
          {t("skills.p3", {
            related: percent(relatedShare),
            kind: percent(kindShare),
            broader: percent(broaderShare),
            least: leastRequired,
            most: mostCredibleSkills,
            toldShare: percent(toldShare),
            craftShare: percent(craftShare),
          })}
        </p>
        <PointsTable
          label={t("skills.table")}
          corner={t("skills.mastery")}
          columns={experienceLevels.map((each) => level(each))}
          rows={masteryLevels.map((mastery) => ({
            label: `${mastery.level} ${mastered(`${mastery.level}.label`)}`,
            cells: experienceLevels.map((each) =>
              points(evidenceTable(each)[mastery.level << evidenceBits.mastery] ?? 0),
            ),
          }))}
        />
      </Factor>
      <Factor title={t("text.title")}>
        <p>{t("text.p1", { full: percent(fullText), counted: mostCountedWords })}</p>
      </Factor>
      <Factor title={t("experience.title")}>
        <p>
          {t("experience.p1", {
            levels: levels(levelFromYears),
            exampleYears: example.years,
            exampleScore: points(experienceScore("senior", example.years)),
          })}
        </p>
      </Factor>
      <Factor title={t("rate.title")}>
        <p>
          {t("rate.p1", {
            tolerance: percent(rateTolerance),
            budget: formatEuros(example.budgetCents, locale),
            rate: formatEuros(example.rateCents, locale),
            score: points(rateScore(example.budgetCents, example.rateCents) ?? 0),
            open: percent(openBudgetShare - 1),
          })}
        </p>
      </Factor>
      <Factor title={t("availability.title")}>
        <p>{t("availability.p1")}</p>
        <PointsTable
          label={t("availability.table")}
          corner={t("availability.urgency")}
          columns={availabilities.map((each) => t(`availability.starts.${each}`))}
          rows={urgencies.map((urgency) => ({
            label: t(`availability.urgencies.${urgency}`),
            cells: availabilityFit[urgency].map(points),
          }))}
        />
      </Factor>
      <Factor title={t("arrangement.title")}>
        <p>{t("arrangement.p1", { radius: unknownWorkRadius })}</p>
        <PointsTable
          label={t("arrangement.table")}
          corner={t("arrangement.case")}
          columns={[t("arrangement.points")]}
          rows={arrangements.map(([key, share]) => ({
            label: t(`arrangement.cases.${key as keyof typeof arrangementFit}`),
            cells: [points(share)],
          }))}
        />
      </Factor>
      <Factor title={t("domain.title")}>
        <p>{t("domain.p1")}</p>
      </Factor>
      <Factor title={t("personality.title")}>
        <p>{t("personality.p1", { middles: list.format(Object.values(bandMiddles).map(String)) })}</p>
      </Factor>
    </div>
  );
}

function Factor({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-subheading">{title}</h3>
      <div className="mt-2 space-y-3 [&>p]:max-w-reading">{children}</div>
    </section>
  );
}

function PointsTable({
  label,
  corner,
  columns,
  rows,
}: {
  label: string;
  /** Heads the first column. */
  corner: string;
  columns: string[];
  rows: { label: string; cells: string[] }[];
}) {
  return (
    <figure className="space-y-2">
      <figcaption className="text-muted-foreground text-sm">{label}</figcaption>
      <Table label={label}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{corner}</TableHeaderCell>
            {columns.map((column) => (
              <TableHeaderCell key={column} numeric>
                {column}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.label}>
              <TableHeaderCell scope="row" className="font-normal text-foreground">
                {row.label}
              </TableHeaderCell>
              {row.cells.map((cell, index) => (
                <TableCell key={columns[index]} numeric>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </figure>
  );
}
