import { addDays, addMonths, helsinkiDate } from "@/lib/shared/dates";
import type { Cents } from "@/lib/shared/format-money";
import { retention } from "@/lib/shared/retention";

/*
 * The Act on the Contractor's Obligations and Liability when Work is Contracted Out (1233/2006), as help for IT work:
 * building sites, which have stricter rules, are left out. Its "contractor" is who has the work done. Sections are those
 * of the Act.
 */

/** Section 4: below this value without VAT, or up to so many working days of hired labour, the Act does not apply. */
export const liabilityThresholds = { cents: 900_000, hiredDays: 10 } as const;

/** What only the people know. Null is not answered yet. */
export const liabilityQuestions = ["isHired", "isOnSite", "isOrdinary", "isEmployee", "isTrusted"] as const;
export type LiabilityQuestion = (typeof liabilityQuestions)[number];
export type LiabilityAnswers = Readonly<Record<LiabilityQuestion, boolean | null>>;

export interface LiabilityFacts {
  /** Of the contract without VAT. */
  amountCents: Cents;
  /** Working days that the work takes; for hired labour. */
  workingDays: number;
}

interface Because {
  isApplied: boolean;
  because:
    | "below_threshold"
    | "hired_few_days"
    | "not_on_site"
    | "not_ordinary"
    | "no_employee"
    | "trusted"
    | "hired"
    | "subcontracted";
  /** Of the Act. */
  section: string;
}

interface Rule extends Because {
  /** What has to be answered before it decides anything; asked in this order. */
  asks: readonly LiabilityQuestion[];
  holds: (facts: LiabilityFacts, answers: LiabilityAnswers) => boolean;
}

const no = { isApplied: false } as const;

/** The first one that holds decides. */
export const liabilityRules: readonly Rule[] = [
  {
    ...{ ...no, because: "below_threshold", section: "4", asks: ["isHired"] },
    holds: ({ amountCents }, { isHired }) => !isHired && amountCents < liabilityThresholds.cents,
  },
  {
    ...{ ...no, because: "hired_few_days", section: "4", asks: ["isHired"] },
    holds: ({ workingDays }, { isHired }) => isHired === true && workingDays <= liabilityThresholds.hiredDays,
  },
  {
    ...{ ...no, because: "not_on_site", section: "2", asks: ["isOnSite"] },
    holds: (_, { isHired, isOnSite }) => !isHired && !isOnSite,
  },
  {
    ...{ ...no, because: "not_ordinary", section: "2", asks: ["isOrdinary"] },
    holds: (_, { isHired, isOrdinary }) => !isHired && !isOrdinary,
  },
  {
    ...{ ...no, because: "no_employee", section: "2", asks: ["isEmployee"] },
    holds: (_, { isEmployee }) => !isEmployee,
  },
  {
    ...{ ...no, because: "trusted", section: "5(4)", asks: ["isTrusted"] },
    holds: (_, { isTrusted }) => isTrusted === true,
  },
  {
    ...{ isApplied: true, because: "hired", section: "2", asks: ["isHired"] },
    holds: (_, { isHired }) => isHired === true,
  },
  {
    ...{ isApplied: true, because: "subcontracted", section: "2", asks: [] },
    holds: () => true,
  },
];

/** Questions that say nothing about hired labour. */
const ofSubcontracts: readonly LiabilityQuestion[] = ["isOnSite", "isOrdinary"];

/**
 * Whether the Act probably applies, and why: help, no legal advice.
 * @returns the first question that is not answered and would decide, or the answer
 */
export function liabilityOf(
  facts: LiabilityFacts,
  answers: LiabilityAnswers,
): { asks: LiabilityQuestion } | Because {
  for (const { asks, holds, isApplied, because, section } of liabilityRules) {
    const open = asks.find(
      (question) =>
        answers[question] === null && !(answers.isHired === true && ofSubcontracts.includes(question)),
    );
    if (open) return { asks: open };
    if (holds(facts, answers)) return { isApplied, because, section };
  }
  throw new RangeError("no rule holds");
}

/** The papers of section 5(1), in its order; the last one is section 5(1)'s of work accidents. */
export const paperKinds = [
  "registers",
  "trade_register",
  "taxes",
  "pension_insurance",
  "working_conditions",
  "occupational_health",
  "accident_insurance",
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Those that concern a business itself; the others concern its employees, and somebody without any has none. */
export const papersWithoutEmployees: readonly PaperKind[] = ["registers", "trade_register", "taxes"];

/** Section 5(3): of a contract that lasts longer than a year these are asked for anew every twelve months. */
export const renewedPapers: readonly PaperKind[] = ["taxes", "pension_insurance"];

/** Section 5(2) and (3), in months: how old a paper may be when the contract is made, and one that is renewed later. */
export const paperMonths = { whenMade: 3, renewed: 12 } as const;

/** What is uploaded, told by its content; in bytes, and of one engagement. */
export const paperFile = {
  types: ["application/pdf", "image/jpeg", "image/png"],
  maxBytes: 10 * 1024 * 1024,
  most: 30,
} as const;

/** The day on which the papers of work that ends on a day are deleted: the first that is no part of those years. */
export const paperEnd = (endsOn: string): string =>
  addDays(addMonths(endsOn, 12 * retention.liabilityPaperYears), 1);

export interface LiabilityDates {
  /** "YYYY-MM-DD" in Helsinki: when the contract was made; before that, today. */
  madeOn: string;
  /** The last day of the work. */
  endsOn: string;
  today: string;
}

/** Of work that is sized in months; a month has some 21 working days. */
const workingDaysOfMonth = 21;

/**
 * The days of a contract's work. Without an end that was said, the work is taken to end on the day the contract was
 * drawn up, so that nothing is kept for ever.
 */
export function workDates(work: {
  signedAt: Date | null;
  createdAt: Date;
  endsOn: string | null;
  durationDays: number | null;
  durationMonths: number | null;
}): { madeOn: string | null; endsOn: string; workingDays: number } {
  return {
    madeOn: work.signedAt && helsinkiDate(work.signedAt),
    endsOn: work.endsOn ?? helsinkiDate(work.createdAt),
    workingDays: work.durationDays ?? (work.durationMonths ?? 0) * workingDaysOfMonth,
  };
}

export type PaperState = "missing" | "fits" | "too_old";

/** How it stands with a kind of paper. @param issuedOn of every one of them that there is, in any order */
export function paperState(
  kind: PaperKind,
  issuedOn: readonly string[],
  { madeOn, endsOn, today }: LiabilityDates,
): PaperState {
  const newest = newestOf(issuedOn);
  if (newest === null) return "missing";
  if (addMonths(newest, paperMonths.whenMade) < madeOn) return "too_old";
  const lastDay = today < endsOn ? today : endsOn;
  const isOutlived = renewedPapers.includes(kind) && addMonths(newest, paperMonths.renewed) < lastDay;
  return isOutlived ? "too_old" : "fits";
}

const newestOf = (days: readonly string[]): string | null =>
  days.reduce<string | null>((newest, day) => (newest === null || day > newest ? day : newest), null);

/** Days after the signing by which an expert who has not brought a paper hears of it, and between two such mails. */
export const liabilityReminder = { afterDays: 3, betweenDays: 14 } as const;

/**
 * Papers of which an expert is to hear today: those that are missing or were too old some days after the signing, and
 * those that have become too old while the work lasts. Each is told once, and of nothing twice in two weeks; of papers
 * about employees only once there were some.
 * @param issuedOnOf the days that stand on the papers of a kind
 */
export function papersToTell(
  issuedOnOf: (kind: PaperKind) => readonly string[],
  {
    signedOn,
    endsOn,
    today,
    remindedOn,
  }: Record<"signedOn" | "endsOn" | "today", string> & {
    remindedOn: string | null;
  },
): PaperKind[] {
  if (today > endsOn) return [];
  if (remindedOn !== null && today < addDays(remindedOn, liabilityReminder.betweenDays)) return [];
  const due = paperKinds.flatMap((kind) => {
    const issuedOn = issuedOnOf(kind);
    if (issuedOn.length === 0 && !papersWithoutEmployees.includes(kind)) return [];
    const isDue = paperState(kind, issuedOn, { madeOn: signedOn, endsOn, today }) !== "fits";
    const newest = newestOf(issuedOn);
    const atMaking = newest === null || addMonths(newest, paperMonths.whenMade) < signedOn;
    const since = atMaking
      ? addDays(signedOn, liabilityReminder.afterDays)
      : addDays(addMonths(newest, paperMonths.renewed), 1);
    return isDue && since <= today ? [{ kind, since }] : [];
  });
  return due.some(({ since }) => remindedOn === null || since > remindedOn)
    ? due.map(({ kind }) => kind)
    : [];
}
