import type { Stage } from "@/lib/features/project-applications/stages";
import { defineLifecycle } from "@/lib/shared/lifecycle";

/** Where a quote stands (deal M3). */
export const quoteStatuses = ["draft", "sent", "accepted", "declined", "expired", "superseded"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** An expert quotes for an application in one of these (deal M1); whatever has ended takes no quote. */
export const quotedStages = ["shortlisted", "interview", "offer"] as const satisfies readonly Stage[];

/**
 * What can happen to a quote (deal M3). `revise` leaves it as it is and begins the next version; sending that one
 * supersedes it. A wish for a change leaves it open: the company may still accept what was sent.
 */
export const quoteLifecycle = defineLifecycle({
  states: quoteStatuses,
  events: ["edit", "send", "accept", "decline", "request_change", "revise", "expire", "supersede"],
  rules: [
    { from: "draft", event: "edit", by: ["expert"] },
    { from: "draft", event: "send", to: "sent", by: ["expert"] },
    { from: "sent", event: "accept", to: "accepted", by: ["company"] },
    { from: "sent", event: "decline", to: "declined", by: ["company"] },
    { from: "sent", event: "request_change", by: ["company"] },
    { from: ["sent", "declined", "expired"], event: "revise", by: ["expert"] },
    { from: "sent", event: "expire", to: "expired", by: ["time"] },
    { from: ["draft", "sent"], event: "supersede", to: "superseded", by: ["company", "expert"] },
  ],
});
