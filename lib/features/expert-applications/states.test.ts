import fc from "fast-check";
import {
  applicationEvents,
  applicationStatuses,
  applicationTransition,
  applicationTransitions,
  canHappen,
} from "./states";

it.each([
  ["pending", "pending", null],
  ["pending", "approved", "approve"],
  ["pending", "rejected", "reject"],
  ["approved", "pending", null],
  ["approved", "approved", null],
  ["approved", "rejected", null],
  ["rejected", "pending", "reopen"],
  ["rejected", "approved", null],
  ["rejected", "rejected", null],
] as const)("from %s to %s: %s", (from, to, event) => {
  expect(applicationTransition(from, to)?.event ?? null).toBe(event);
});

it("offers exactly the events that lead somewhere", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...applicationEvents),
      fc.constantFrom(...applicationStatuses),
      (event, from) => {
        const ways = applicationStatuses.filter((to) => applicationTransition(from, to)?.event === event);
        expect(canHappen(event, from)).toBe(ways.length === 1);
      },
    ),
  );
});

it("decides an application once, whatever is tried, unless it is reopened", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...applicationStatuses), { maxLength: 12 }), (wishes) => {
      let state: (typeof applicationStatuses)[number] = "pending";
      const happened: string[] = [];
      for (const wish of wishes) {
        const step = applicationTransition(state, wish);
        if (!step) continue;
        state = step.to;
        happened.push(step.event);
      }
      const approved = happened.indexOf("approve");
      // Nothing follows an approval, and between two rejections there is a reopening.
      expect(approved === -1 || approved === happened.length - 1).toBe(true);
      expect(happened.join(" ")).not.toMatch(/reject reject|reopen reopen/);
    }),
  );
});

it("lets nobody but administrators decide", () => {
  for (const { by } of applicationTransitions) expect(by).toEqual(["admin"]);
});
