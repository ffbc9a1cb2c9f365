import fc from "fast-check";
import { errorInWords } from "@/tests/support/in-words";
import {
  moved,
  type PostingEvent,
  type PostingStatus,
  postingLifecycle,
  refusalOf,
  rejectionReasonOf,
} from "./moderation-rules";
import { approvalStatuses } from "./rules";

const onlyApproved = "Only approved projects can be edited, reordered, shown or hidden.";
const approved = "This project has already been approved.";
const rejected = "This project has already been rejected.";
const waiting = "This project still waits for its review.";

// Every state with every event: the state after it, or why it is refused.
// biome-ignore format: a table is read by its columns
const table: Record<PostingStatus, Record<PostingEvent, { to: PostingStatus | "gone" } | string>> = {
  pending: {
    approve: { to: "approved" }, reject: { to: "rejected" }, delete: { to: "gone" },
    reopen: `${waiting} Only rejected projects can be reopened.`,
    update: onlyApproved, show: onlyApproved, hide: onlyApproved, reorder: onlyApproved,
  },
  approved: {
    approve: approved, reject: approved, delete: { to: "gone" },
    reopen: `${approved} Only rejected projects can be reopened.`,
    update: { to: "approved" }, show: { to: "approved" }, hide: { to: "approved" }, reorder: { to: "approved" },
  },
  rejected: {
    approve: rejected, reject: rejected, delete: { to: "gone" },
    reopen: { to: "pending" },
    update: onlyApproved, show: onlyApproved, hide: onlyApproved, reorder: onlyApproved,
  },
};

describe("the states of a posting", () => {
  const { canHappen, events, next } = postingLifecycle;

  it.each(approvalStatuses.flatMap((status) => events.map((event) => ({ status, event }))))(
    "$status: $event",
    ({ status, event }) => {
      const expected = table[status][event];
      expect(canHappen(event, status, "admin")).toBe(typeof expected === "object");
      if (typeof expected === "string") {
        expect(errorInWords(refusalOf(event, status)).message).toBe(expected);
        expect(() => next(event, status, "admin")).toThrow(RangeError);
      } else {
        expect(next(event, status, "admin")).toBe(expected.to === "gone" ? null : expected.to);
      }
    },
  );
});

describe("rejectionReasonOf", () => {
  it.each([
    ["The budget is missing", "The budget is missing"],
    ["  Spam  ", "Spam"],
    ["", "Not approved"],
    [" \n ", "Not approved"],
    [null, "Not approved"],
    [undefined, "Not approved"],
  ])("%j is kept as %j", (given, kept) => expect(rejectionReasonOf(given)).toBe(kept));
});

describe("moved", () => {
  it.each([
    ["up: the neighbours swap", "c", 2, ["a", "c", "b", "d"]],
    ["down: the neighbours swap", "b", 3, ["a", "c", "b", "d"]],
    ["to the front", "d", 1, ["d", "a", "b", "c"]],
    ["beyond the end", "a", 99, ["b", "c", "d", "a"]],
    ["before the beginning", "c", 0, ["c", "a", "b", "d"]],
    ["where it is", "b", 2, ["a", "b", "c", "d"]],
  ])("%s", (_name, item, place, after) => expect(moved(["a", "b", "c", "d"], item, place)).toEqual(after));

  it("refuses an item that is not in the list", () => {
    expect(() => moved([1, 2], 3, 1)).toThrow(RangeError);
  });

  it("keeps every item once and the others in their order, with the item at its place", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.integer({ min: -5, max: 60 }),
        (items, seed, wanted) => {
          const item = items[seed % items.length] as number;
          const after = moved(items, item, wanted);
          const others = (list: number[]) => list.filter((each) => each !== item);
          expect(others(after)).toEqual(others(items));
          expect(after).toHaveLength(items.length);
          expect(after.indexOf(item) + 1).toBe(Math.min(items.length, Math.max(1, wanted)));
        },
      ),
    );
  });
});
