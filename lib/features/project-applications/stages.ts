import type { PostingLifecycle } from "@/lib/features/postings/lifecycle";
import { defineLifecycle } from "@/lib/shared/lifecycle";

/** Where an application to a project stands (deal J7), in the order of the company's board. */
export const stages = [
  "new",
  "shortlisted",
  "interview",
  "offer",
  "hired",
  "declined",
  "withdrawn",
  "no_answer",
] as const;
export type Stage = (typeof stages)[number];

/** Who waits for the company: what ends a posting declines them (deal J4), and their applicant may withdraw (K1). */
export const waitingStages = ["new", "shortlisted", "interview", "offer"] as const satisfies readonly Stage[];

/** Where a company may move an application by itself. */
export const chosenStages = [
  "new",
  "shortlisted",
  "interview",
  "offer",
  "hired",
  "declined",
] as const satisfies readonly Stage[];
export type ChosenStage = (typeof chosenStages)[number];

/** A move to one of these is told to the applicant (deal J7). */
export const toldStages = ["interview", "offer", "hired", "declined"] as const satisfies readonly Stage[];

const others = (stage: Stage) => waitingStages.filter((each) => each !== stage);

/**
 * What can happen to an application (deal J7, K1, K3). `shortlist` from an end: a
 * declined or unanswered one returns, while its posting is open. `contract` is both parties' signatures (deal N6): they
 * hire wherever a company has moved the card meanwhile. `replace` is a signed-in applicant's own application in the place
 * of a guest's: nothing that stands is lost, and what has ended begins anew. `disown` is what whoever has the address of
 * a guest's says of one that they did not send: nothing is left of it. Undoing is not asked here: a move that is undone
 * is as if it had not been.
 */
export const stageLifecycle = defineLifecycle({
  states: stages,
  events: [
    "renew",
    "shortlist",
    "interview",
    "offer",
    "hire",
    "decline",
    "withdraw",
    "replace",
    "disown",
    "leave_unanswered",
  ],
  rules: [
    { from: others("new"), event: "renew", to: "new", by: ["company"] },
    {
      from: [...others("shortlisted"), "declined", "no_answer"],
      event: "shortlist",
      to: "shortlisted",
      by: ["company"],
    },
    { from: others("interview"), event: "interview", to: "interview", by: ["company"] },
    { from: others("offer"), event: "offer", to: "offer", by: ["company"] },
    { from: "offer", event: "hire", to: "hired", by: ["company", "contract"] },
    { from: others("offer"), event: "hire", to: "hired", by: ["contract"] },
    { from: waitingStages, event: "decline", to: "declined", by: ["company"] },
    { from: waitingStages, event: "withdraw", to: "withdrawn", by: ["applicant"] },
    { from: waitingStages, event: "replace", by: ["applicant"] },
    { from: ["declined", "withdrawn", "no_answer"], event: "replace", to: "new", by: ["applicant"] },
    { from: stages, event: "disown", to: null, by: ["applicant"] },
    { from: "new", event: "leave_unanswered", to: "no_answer", by: ["time"] },
  ],
});
export type StageEvent = (typeof stageLifecycle.events)[number];

/** Whether a stage is an end that a company may take back while its posting takes applications. */
export const leadsBack = (stage: Stage): boolean => stage === "declined" || stage === "no_answer";

/**
 * What a company's move from one stage to another is called; null where there is no way, and for the same stage. Back
 * from an end leads only while the posting takes applications: not while it is paused.
 */
export function companyEvent(from: Stage, to: ChosenStage, posting: PostingLifecycle): StageEvent | null {
  return leadsBack(from) && posting !== "open" ? null : stageLifecycle.eventTowards(from, to, "company");
}

/** The stages a company can move an application to by now: what a menu offers. */
export const reachableStages = (from: Stage, posting: PostingLifecycle): ChosenStage[] =>
  chosenStages.filter((to) => companyEvent(from, to, posting) !== null);

/** Whether a move to a stage is told to the applicant. */
export const isTold = (stage: Stage): boolean => toldStages.some((each) => each === stage);

/** Whether the company sees whole name and address from this stage on (deal J6). */
export const showsIdentity = (stage: Stage): boolean => stage === "interview" || stage === "offer";

/** Seconds in which a move can be taken back, and after which it is told (deal J7). */
export const undoSeconds = 10;

export type MoveTimes = { movedAt: Date; mailedAt: Date | null; undoneAt: Date | null };

/**
 * Whether the last move of an application can be taken back: a company's own (which knows since when the application
 * had stood before), the one that led where it stands, within the seconds and not told yet.
 */
export const isUndoable = (
  move: MoveTimes & { toStage: Stage; fromSince: Date | null },
  stage: Stage,
  at: Date,
): boolean =>
  move.fromSince !== null &&
  move.toStage === stage &&
  move.undoneAt === null &&
  move.mailedAt === null &&
  at.getTime() - move.movedAt.getTime() <= undoSeconds * 1000;

/** Whether the move after it came so soon that a move is not told: of two within the seconds only the last is. */
export const isSuperseded = (movedAt: Date, nextMovedAt: Date): boolean =>
  nextMovedAt.getTime() - movedAt.getTime() <= undoSeconds * 1000;
