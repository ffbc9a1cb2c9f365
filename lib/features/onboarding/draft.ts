import { canComplete, emptyFields, nextState, type OnboardingFields, type OnboardingProgress } from "./rules";
import type {
  DraftFields,
  LocalDraft,
  OnboardingDraft,
  OnboardingStart,
  Prefill,
  SavedDraft,
} from "./schemas";

/** An untouched wizard. */
export const emptyDraft: OnboardingDraft = {
  fields: {
    name: "",
    title: "",
    email: "",
    experienceYears: undefined,
    description: "",
    skills: [],
    skillMastery: {},
    hourlyRate: "",
    acceptsVolumeDiscount: true,
    workArrangement: [],
    location: "",
    availability: "available",
    portfolioUrl: "",
    languages: [],
    caseStudies: [],
    certificates: [],
    education: [],
  },
  currentStep: "basic-info",
  completedSteps: [],
  achievements: [],
  personalityConsent: false,
  personalityAnswers: null,
  personalityScores: null,
};

/** What of a draft's fields counts. */
export function countedFields(fields: DraftFields): OnboardingFields {
  return Object.fromEntries(
    Object.keys(emptyFields).map((field) => [field, fields[field as keyof OnboardingFields]]),
  ) as unknown as OnboardingFields;
}

/** The progress of a draft with what its fields complete, without a word about it. */
export function settledProgress(draft: OnboardingDraft): OnboardingProgress {
  const fields = countedFields(draft.fields);
  const { completedSteps, achievements } = nextState(
    { ...draft, fields },
    { type: "fields-changed", fields },
  ).state;
  return { completedSteps, achievements };
}

/** What the wizard says about where its contents come from. */
export type BeginningNotice = "none" | "restored" | "application" | "profile";

export interface Beginning {
  draft: OnboardingDraft;
  notice: BeginningNotice;
  /** The account's draft, where this browser has another one: nothing is sent before one is chosen. */
  other: SavedDraft | null;
  /** When this browser's draft was kept; null without one. */
  keptAt: string | null;
  /** The address in the draft, where the account has another one. */
  replacedEmail: string | null;
  /** When the draft in the account was saved; null without one. */
  seen: string | null;
  /** The draft goes on from what the server has. */
  isUnsent: boolean;
  /** Its owner pressed Complete before signing in: now it can be sent. */
  shouldSubmit: boolean;
}

/** After this long somebody who comes back decides anew: as long as a verification link works. */
const submitRequestHours = 48;

const withoutTimes = ({ changedAt, submitRequestedAt, seen, ...draft }: LocalDraft): OnboardingDraft => draft;

/** The same in every respect that somebody typed or chose; which step is open does not matter. */
export function isSameContent(one: OnboardingDraft, other: OnboardingDraft): boolean {
  const content = ({ fields, personalityAnswers, personalityScores }: OnboardingDraft) =>
    JSON.stringify([
      Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
      Object.entries(personalityAnswers ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
      personalityScores !== null,
    ]);
  return content(one) === content(other);
}

/** How the wizard begins for a guest: with the draft of this browser. */
export function beginAsGuest(local: LocalDraft | null): Beginning {
  const draft = local ? withoutTimes(local) : emptyDraft;
  return {
    draft: { ...draft, ...settledProgress(draft) },
    notice: local ? "restored" : "none",
    other: null,
    keptAt: local?.changedAt ?? null,
    replacedEmail: null,
    seen: null,
    isUnsent: false,
    shouldSubmit: false,
  };
}

/**
 * How the wizard begins for who is signed in: with the browser's draft or the server's, or with what is known of them.
 * The address is the account's, as the server will ask for.
 */
export function beginSignedIn(local: LocalDraft | null, start: OnboardingStart, now: Date): Beginning {
  const { draft, notice, other, isLocal } = choose(local, start);
  const { email = "", name = "" } = start.prefill.fields;
  const fields = { ...draft.fields, name: draft.fields.name || name, email };
  const typed = draft.fields.email.trim();
  const replacedEmail = typed !== "" && typed.toLowerCase() !== email.toLowerCase() ? typed : null;
  const begun = { ...draft, fields };
  const progress = settledProgress(begun);
  // What was asked for before another device went on with the draft is asked for anew.
  const isNewest = local && (!other || Date.parse(local.changedAt) > Date.parse(other.updatedAt));
  const requestedAt = isNewest && local.submitRequestedAt ? Date.parse(local.submitRequestedAt) : null;
  return {
    draft: { ...begun, ...progress },
    notice,
    other,
    keptAt: local?.changedAt ?? null,
    replacedEmail,
    seen: start.saved?.updatedAt ?? null,
    isUnsent: isLocal && other === null,
    shouldSubmit:
      requestedAt !== null &&
      now.getTime() - requestedAt < submitRequestHours * 3_600_000 &&
      replacedEmail === null &&
      canComplete(progress),
  };
}

function choose(local: LocalDraft | null, { saved, prefill }: OnboardingStart) {
  const mine = local && withoutTimes(local);
  const isOther = mine && saved && local.seen !== saved.updatedAt && !isSameContent(mine, saved.draft);
  const other = isOther ? saved : null;
  const found = mine ?? saved?.draft;
  if (found) return { draft: found, notice: "restored" as const, other, isLocal: mine !== null };
  return { draft: prefilled(prefill), notice: noticeOf(prefill), other: null, isLocal: false };
}

const prefilled = ({ fields }: Prefill): OnboardingDraft => ({
  ...emptyDraft,
  fields: { ...emptyDraft.fields, ...fields },
});

const noticeOf = ({ source }: Prefill): BeginningNotice => (source === "account" ? "none" : source);
