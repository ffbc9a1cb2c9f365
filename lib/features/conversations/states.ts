import { defineLifecycle } from "@/lib/shared/lifecycle";

/** A reported conversation waits for an administrator until one has answered (deal L6). */
export const reportStatuses = ["open", "answered"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportLifecycle = defineLifecycle({
  states: reportStatuses,
  events: ["answer", "lift"],
  rules: [
    { from: "open", event: "answer", to: "answered", by: ["admin"] },
    // The answer stays; whom it stopped may write again.
    { from: "answered", event: "lift", by: ["admin"] },
  ],
});
