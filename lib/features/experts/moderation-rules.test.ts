import * as fc from "fast-check";
import { fullExpert } from "@/tests/support/dto-factories";
import { auditedAction, expertEvent, expertLifecycle, isAudited } from "./moderation-rules";
import { approvalStatuses, type FullExpert } from "./schemas";

const expert = fullExpert({
  title: "Analyst",
  skills: ["Python"],
  displayOrder: 3,
  approvalStatus: "pending",
});

describe("expertEvent", () => {
  it.each([
    ["pending", { approvalStatus: "approved" }, "approve", "the status alone"],
    ["approved", { approvalStatus: "approved" }, null, "the status alone, once more"],
    ["pending", { approvalStatus: "rejected", rejectionReason: "x" }, "reject", "with its reason"],
    ["rejected", { approvalStatus: "rejected", rejectionReason: "x" }, null, "once more with its reason"],
    ["approved", { approvalStatus: "pending", updatedAt: expert.createdAt }, "reopen", "with what was seen"],
    ["approved", { approvalStatus: "rejected" }, "reject", "the other decision"],
    ["rejected", { approvalStatus: "approved" }, "approve", "the other decision"],
    ["pending", { approvalStatus: "approved", title: "Analyst" }, "approve", "a form that decides"],
    ["approved", { approvalStatus: "approved", title: "Analyst" }, "update", "a form that repeats"],
    ["changes_requested", { approvalStatus: "approved" }, "approve", "without waiting for the owner"],
    ["changes_requested", { approvalStatus: "rejected" }, "reject", "the same"],
    ["changes_requested", { approvalStatus: "pending" }, "reopen", "the request taken back"],
    ["pending", { title: "Analyst" }, "update", "another field"],
    ["pending", {}, "update", "nothing"],
  ] as const)("of %s with %j is %s: %s", (status, input, event, _why) => {
    expect(expertEvent(status, input)).toBe(event);
  });

  it("asks for changes of what is under review only, and only the owner sends it again", () => {
    const asking = approvalStatuses.filter((state) =>
      expertLifecycle.canHappen("request_changes", state, "admin"),
    );
    expect(asking).toEqual(["pending"]);
    expect(expertLifecycle.next("reopen", "changes_requested", "owner")).toBe("pending");
    for (const state of ["pending", "approved", "rejected"] as const) {
      expect(expertLifecycle.canHappen("reopen", state, "owner")).toBe(false);
    }
  });

  it("is a review's by administrators only", () => {
    for (const event of expertLifecycle.events) {
      expect(expertLifecycle.mayCause(event, "admin")).toBe(true);
      expect(expertLifecycle.mayCause(event, "owner")).toBe(event === "update" || event === "reopen");
    }
  });
});

describe("auditedAction", () => {
  it.each([
    [{}, null],
    [{ approvalStatus: "approved" }, "approve"],
    [{ approvalStatus: "rejected" }, "reject"],
    [{ approvalStatus: "approved", title: "New" }, "approve"],
    [{ displayOrder: 1 }, "reorder"],
    [{ isActive: false }, "hide"],
    [{ isActive: false, title: "New" }, "update"],
    [{ title: "New" }, "update"],
    [{ skills: ["Python", "SQL"] }, "update"],
  ] as const)("of %j is %s", (changes, action) => {
    expect(auditedAction(expert, { ...expert, ...changes } as FullExpert)).toBe(action);
  });

  it("tells hiding from showing, and opening a review again from deciding it", () => {
    expect(auditedAction({ ...expert, isActive: false }, expert)).toBe("show");
    expect(auditedAction({ ...expert, approvalStatus: "rejected" }, expert)).toBe("reopen");
  });

  it("is there exactly when something differs, whatever it is", () => {
    const change = fc.record(
      {
        title: fc.constantFrom("Analyst", "Engineer"),
        isActive: fc.boolean(),
        displayOrder: fc.integer({ min: 2, max: 4 }),
        approvalStatus: fc.constantFrom(...approvalStatuses),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(change, fc.boolean(), (changes, isOwn) => {
        const after = { ...expert, ...changes };
        const differs = JSON.stringify(after) !== JSON.stringify(expert);
        expect(auditedAction(expert, after) !== null).toBe(differs);
        // Others' profiles always; one's own where an owner could not have done it.
        const { title, ...moderation } = changes;
        const isModerated = JSON.stringify({ ...expert, ...moderation }) !== JSON.stringify(expert);
        expect(isAudited(expert, after, isOwn)).toBe(!isOwn || isModerated);
      }),
    );
  });
});
