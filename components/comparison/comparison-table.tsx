import { Check, Minus } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FavoriteButton } from "@/components/experts/favorite-button";
import { AvailabilityBadge } from "@/components/experts/profile/availability-badge";
import { Link } from "@/components/layout/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@/components/ui/table";
import { comparePath } from "@/lib/features/comparison/address";
import {
  type Comparison,
  compareSkills,
  type SkillCell,
  type SkillRow,
} from "@/lib/features/comparison/rules";
import { travelsToWork } from "@/lib/shared/availability";
import { formatRate } from "@/lib/shared/format-money";
import { namesIn } from "@/lib/shared/name-table";
import { RemoveLink } from "./choice";
import { ComparisonHeading, ComparisonRow, rowHeader } from "./comparison-row";
import { MatchRows } from "./match-rows";

/** Experts side by side (deal P2): one column each, one row for each thing that is compared. */
export async function ComparisonTable({
  comparison: { experts, project },
  projectId,
}: {
  comparison: Comparison;
  projectId: number | null;
}) {
  const [t, card, price, work, arrangements, units, profile, locale] = await Promise.all([
    getTranslations("Comparison"),
    getTranslations("Experts.card"),
    getTranslations("Price"),
    getTranslations("Fields.work"),
    getTranslations("Choices.arrangement"),
    getTranslations("Units"),
    getTranslations("Profile"),
    getLocale(),
  ]);
  const { shared, others } = compareSkills(experts);
  const names = namesIn(locale);
  const withProject = projectId === null ? "" : `&project=${projectId}`;
  const without = (id: number) => comparePath(experts.flatMap((each) => (each.id === id ? [] : each.id)));
  const row = (label: string, cell: (expert: (typeof experts)[number]) => ReactNode) => (
    <ComparisonRow
      label={label}
      cells={experts.map((expert) => ({ key: expert.id, content: cell(expert) }))}
    />
  );
  const skillText = (cell: SkillCell) =>
    cell === "missing" ? (
      <span className="inline-flex items-center gap-1.5 text-muted-foreground">
        <Minus aria-hidden className="size-4 shrink-0" />
        {t("skills.missing")}
      </span>
    ) : (
      <span className="inline-flex items-center gap-1.5">
        <Check aria-hidden className="size-4 shrink-0 text-success" />
        {cell === "unrated"
          ? profile("mastery.notGiven")
          : t("skills.level", { word: profile(`mastery.${cell}.label`), level: cell })}
      </span>
    );
  const skillRows = (rows: readonly SkillRow[]) =>
    rows.map(({ label, cells }) => (
      <ComparisonRow
        key={label}
        label={names.skill(label)}
        cells={cells.map((cell, column) => ({
          key: experts[column]?.id ?? column,
          content: skillText(cell),
        }))}
      />
    ));
  const heading = (text: string) => <ComparisonHeading columns={experts.length}>{text}</ComparisonHeading>;

  return (
    <Table label={t("table")} className="table-fixed" style={{ minWidth: `${7.5 + experts.length * 11}rem` }}>
      <caption className="sr-only">{t("caption")}</caption>
      <TableHead>
        <TableRow>
          <th scope="col" className={rowHeader}>
            <span className="sr-only">{t("compared")}</span>
          </th>
          {experts.map(({ id, name, title }) => (
            <th key={id} scope="col" className="px-4 py-3 align-top font-normal">
              <Link
                href={`/expert/${id}`}
                prefetch={false}
                className="font-semibold text-base underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <span className="line-clamp-3 text-muted-foreground">{title}</span>
              <span className="-ml-2.5 mt-1 flex items-center">
                <FavoriteButton expertId={id} name={name} />
                {experts.length > 1 ? (
                  <RemoveLink
                    expert={{ id, name }}
                    href={`${without(id)}${withProject}`}
                    className="inline-flex h-11 items-center px-1 text-sm underline underline-offset-4"
                  >
                    {t("remove")}
                    <span className="sr-only"> {name}</span>
                  </RemoveLink>
                ) : null}
              </span>
            </th>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {project ? <MatchRows experts={experts} matches={project.matches} /> : null}
        {heading(t("terms"))}
        {row(work("hourlyRate"), ({ hourlyRate }) => (
          <span className="tabular font-semibold">
            {price("perHour", { rate: formatRate(hourlyRate, locale) })}
          </span>
        ))}
        {row(work("availability"), ({ availability }) => (
          <AvailabilityBadge availability={availability} />
        ))}
        {row(work("experience"), ({ experienceYears }) => units("years", { years: experienceYears }))}
        {row(work("arrangement"), ({ workArrangement }) =>
          workArrangement.map((each) => arrangements(each)).join(", "),
        )}
        {row(work("location"), (expert) => (
          <>
            {names.place(expert.location)}
            {expert.workRadius && travelsToWork(expert) ? (
              <span className="block text-muted-foreground text-sm">
                {profile("facts.radius", { kilometres: expert.workRadius })}
              </span>
            ) : null}
          </>
        ))}
        {shared.length > 0 ? heading(t("skills.shared")) : null}
        {skillRows(shared)}
        {others.length > 0 ? heading(shared.length > 0 ? t("skills.others") : t("skills.none")) : null}
        {skillRows(others)}
        <TableRow>
          <th scope="row" className={rowHeader}>
            {t("next")}
          </th>
          {experts.map(({ id, name, availability }) => (
            <TableCell key={id}>
              {availability === "busy" ? (
                <span className="text-muted-foreground">{card("unavailableReason")}</span>
              ) : (
                <Link
                  href={`/book-meeting?expert=${id}`}
                  prefetch={false}
                  className={buttonVariants({ variant: "outline", className: "px-3" })}
                >
                  {card("bookMeeting")}
                  <span className="sr-only"> {name}</span>
                </Link>
              )}
            </TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  );
}
