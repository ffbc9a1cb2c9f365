import { meetingLifecycle, meetingStatuses } from "@/lib/features/meetings/states";

const { canHappen, eventTowards, events, next } = meetingLifecycle;

describe("meeting states", () => {
  // Every state with every event: what is not named here must be refused.
  const table: Record<string, string> = {
    "pending confirm": "confirmed",
    "pending cancel": "cancelled",
    "confirmed complete": "completed",
    "confirmed cancel": "cancelled",
    "pending move": "pending",
    "confirmed move": "confirmed",
    "pending hand_over": "pending",
    "confirmed hand_over": "confirmed",
    "pending update": "pending",
    "confirmed update": "confirmed",
    "completed update": "completed",
    "cancelled update": "cancelled",
  };

  it.each(meetingStatuses.flatMap((state) => events.map((event) => [state, event] as const)))(
    "%s, %s",
    (state, event) => {
      const after = table[`${state} ${event}`];
      expect(canHappen(event, state, "admin")).toBe(after !== undefined);
      if (after) expect(next(event, state, "admin")).toBe(after);
      // The client cancels and moves; what was confirmed is confirmed anew.
      const ofClient = event === "reopen" ? state === "confirmed" : after !== undefined;
      expect(canHappen(event, state, "customer")).toBe(
        ofClient && ["cancel", "move", "reopen"].includes(event),
      );
      expect(canHappen(event, state, "expert")).toBe(
        event === "answer" && ["pending", "confirmed"].includes(state),
      );
    },
  );

  it("finds the way to a wanted state, and none where there is none", () => {
    expect(eventTowards("pending", "confirmed", "admin")).toBe("confirm");
    expect(eventTowards("confirmed", "completed", "admin")).toBe("complete");
    expect(eventTowards("confirmed", "cancelled", "admin")).toBe("cancel");
    expect(eventTowards("pending", "completed", "admin")).toBeNull();
    expect(eventTowards("confirmed", "pending", "admin")).toBeNull();
    for (const state of meetingStatuses) {
      expect(eventTowards("completed", state, "admin")).toBeNull();
      expect(eventTowards("cancelled", state, "admin")).toBeNull();
      expect(eventTowards(state, state, "admin")).toBeNull();
    }
  });
});
