import "server-only";
import type { Engagement } from "@/lib/features/engagements/server/repository";
import { type Price, toPercent } from "@/lib/features/pricing/rules";
import { translator } from "@/lib/server/translator";
import type { Operator } from "@/lib/shared/brand";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import type { Locale } from "@/lib/shared/locales";
import { type Cents, formatEuros } from "@/lib/shared/money";

/** What a contract is made from: the expert as the public knows them (decisions A9), the price as computed here (C6). */
export interface ContractSource {
  operator: Operator;
  engagement: Engagement;
  expert: { id: number; name: string; title: string };
  price: Price;
  /** The date of the contract. */
  at: Date;
  /** Its language. */
  locale: Locale;
}

/** What nobody sees but what hides or turns round other text: controls, zero-width characters, direction marks. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

/** What somebody typed, on one line and without anything invisible. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").replace(invisible, "").trim();

/** What somebody typed, divided at empty lines; single line breaks stay. */
const paragraphsOf = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map(oneLine).filter(Boolean).join("\n"))
    .filter(Boolean);

/** Everything that a contract's sentences, facts and tables are filled with, as text. */
export function contractTexts({ operator, engagement, expert, price, at, locale }: ContractSource) {
  const date = (day: string) => formatDate(day, locale);
  const money = (cents: Cents) => formatEuros(cents, locale, { fractionDigits: 2 });
  const percent = (basisPoints: number) => formatPercent(toPercent(basisPoints), locale);
  return {
    t: translator("Contracts", locale),
    terms: translator("ContractTerms", locale),
    price: translator("Price", locale),
    money,
    percent,
    operator: operator.name,
    client: oneLine(engagement.clientCompany),
    clientEmail: oneLine(engagement.clientEmail),
    clientContact: oneLine(engagement.clientContactName ?? ""),
    project: oneLine(engagement.title),
    description: paragraphsOf(engagement.description),
    expert: oneLine(expert.name),
    expertTitle: oneLine(expert.title),
    date: date(helsinkiDate(at)),
    start: date(engagement.startDate),
    end: date(engagement.endDate),
    rate: money(price.hourlyRateCents),
    totalHours: formatUnit(price.totalHours, "hour", locale),
    hoursPerWeek: formatUnit(price.hoursPerWeek, "hour-per-week", locale),
  };
}
export type ContractTexts = ReturnType<typeof contractTexts>;
