import { errorInWords } from "@/tests/support/in-words";
import {
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
const asked = "This project already waits for its sender to correct it.";
const onlyRejected = "Only rejected projects, and those that wait for their sender, can be reopened.";
const waiting = "This project still waits for its review.";

// Every state with every event: the state after it, or why it is refused.
// biome-ignore format: a table is read by its columns
const table: Record<PostingStatus, Record<PostingEvent, { to: PostingStatus | "gone" } | string>> = {
  pending: {
    approve: { to: "approved" }, reject: { to: "rejected" }, delete: { to: "gone" },
    request_changes: { to: "changes_requested" },
    reopen: `${waiting} ${onlyRejected}`,
    update: onlyApproved, show: onlyApproved, hide: onlyApproved, reorder: onlyApproved,
  },
  changes_requested: {
    approve: { to: "approved" }, reject: { to: "rejected" }, delete: { to: "gone" },
    request_changes: asked, reopen: { to: "pending" },
    update: onlyApproved, show: onlyApproved, hide: onlyApproved, reorder: onlyApproved,
  },
  approved: {
    approve: approved, reject: approved, request_changes: approved, delete: { to: "gone" },
    reopen: `${approved} ${onlyRejected}`,
    update: { to: "approved" }, show: { to: "approved" }, hide: { to: "approved" }, reorder: { to: "approved" },
  },
  rejected: {
    approve: rejected, reject: rejected, request_changes: rejected, delete: { to: "gone" },
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
