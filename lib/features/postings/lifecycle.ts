import { defineLifecycle } from "@/lib/shared/lifecycle";

/** Whether a posting takes applications (deal J4); separate from its review. */
export const postingLifecycles = ["open", "paused", "filled", "withdrawn"] as const;
export type PostingLifecycle = (typeof postingLifecycles)[number];

/** What its company may do with a posting: filled and withdrawn are ends, which decline whoever still waits. */
export const openingLifecycle = defineLifecycle({
  states: postingLifecycles,
  events: ["pause", "open", "fill", "withdraw"],
  rules: [
    { from: "open", event: "pause", to: "paused", by: ["company"] },
    { from: "paused", event: "open", to: "open", by: ["company"] },
    { from: ["open", "paused"], event: "fill", to: "filled", by: ["company"] },
    { from: ["open", "paused"], event: "withdraw", to: "withdrawn", by: ["company"] },
  ],
});
