import {
  meetingEvents,
  meetingStatuses,
  meetingTransition,
  meetingTransitions,
  nextMeetingState,
} from "./states";

describe("meeting states", () => {
  // Every state with every event: what is not named here must be refused.
  const table: Record<string, string> = {
    "pending confirm": "confirmed",
    "pending cancel": "cancelled",
    "confirmed complete": "completed",
    "confirmed cancel": "cancelled",
  };

  it.each(meetingStatuses.flatMap((state) => meetingEvents.map((event) => [state, event] as const)))(
    "%s, %s",
    (state, event) => {
      expect(nextMeetingState(state, event)).toBe(table[`${state} ${event}`] ?? null);
    },
  );

  it("finds the way to a wanted state, and none where there is none", () => {
    expect(meetingTransition("pending", "confirmed")?.event).toBe("confirm");
    expect(meetingTransition("confirmed", "completed")?.event).toBe("complete");
    expect(meetingTransition("confirmed", "cancelled")?.event).toBe("cancel");
    expect(meetingTransition("pending", "completed")).toBeNull();
    expect(meetingTransition("confirmed", "pending")).toBeNull();
    for (const state of meetingStatuses) {
      expect(meetingTransition("completed", state)).toBeNull();
      expect(meetingTransition("cancelled", state)).toBeNull();
      expect(meetingTransition(state, state)).toBeNull();
    }
  });

  it("lets only administrators act", () => {
    for (const { by } of meetingTransitions) expect(by).toEqual(["admin"]);
  });
});
