import fc from "fast-check";
import { type ApplicationStatus, applicationLifecycle, applicationStatuses } from "./states";

const { eventTowards } = applicationLifecycle;

it.each([
  ["pending", "pending", null],
  ["pending", "approved", "approve"],
  ["pending", "rejected", "reject"],
  ["pending", "changes_requested", "request_changes"],
  ["changes_requested", "changes_requested", null],
  ["changes_requested", "pending", "reopen"],
  ["changes_requested", "approved", "approve"],
  ["changes_requested", "rejected", "reject"],
  ["approved", "changes_requested", null],
  ["rejected", "changes_requested", null],
  ["approved", "pending", null],
  ["approved", "approved", null],
  ["approved", "rejected", null],
  ["rejected", "pending", "reopen"],
  ["rejected", "approved", null],
  ["rejected", "rejected", null],
] as const)("from %s to %s: %s", (from, to, event) => {
  expect(eventTowards(from, to, "admin")).toBe(event);
});

it("decides an application once, whatever is tried, unless it is reopened", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...applicationStatuses), { maxLength: 12 }), (wishes) => {
      let state: ApplicationStatus = "pending";
      const happened: string[] = [];
      for (const wish of wishes) {
        const event = eventTowards(state, wish, "admin");
        if (!event) continue;
        state = wish;
        happened.push(event);
      }
      const approved = happened.indexOf("approve");
      // Nothing follows an approval, and between two rejections there is a reopening.
      expect(approved === -1 || approved === happened.length - 1).toBe(true);
      expect(happened.join(" ")).not.toMatch(/reject reject|reopen reopen|request_changes request_changes/);
    }),
  );
});

it("lets nobody but administrators decide, and the applicant only send what they were asked for", () => {
  for (const { from, event, to, by } of applicationLifecycle.transitions) {
    const isSent = from === "changes_requested" && event === "reopen";
    expect([to, ...by]).toEqual([to, "admin", ...(isSent ? ["applicant"] : [])]);
  }
});
