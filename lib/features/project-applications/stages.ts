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
 * declined or unanswered one returns, while its posting is open. Undoing is not asked here: a move that is undone is as
 * if it had not been.
 */
export const stageLifecycle = defineLifecycle({
  states: stages,
  events: ["renew", "shortlist", "interview", "offer", "hire", "decline", "withdraw", "leave_unanswered"],
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
    { from: "offer", event: "hire", to: "hired", by: ["company"] },
    { from: waitingStages, event: "decline", to: "declined", by: ["company"] },
    { from: waitingStages, event: "withdraw", to: "withdrawn", by: ["applicant"] },
    { from: "new", event: "leave_unanswered", to: "no_answer", by: ["time"] },
  ],
});
export type StageEvent = (typeof stageLifecycle.events)[number];
