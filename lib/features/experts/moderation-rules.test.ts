import * as fc from "fast-check";
import { fullExpert } from "@/tests/support/dto-factories";
import { auditedAction, decidedReview, isAudited } from "./moderation-rules";
import { approvalStatuses, type FullExpert } from "./schemas";

const expert = fullExpert({
  title: "Analyst",
  skills: ["Python"],
  displayOrder: 3,
  approvalStatus: "pending",
});

describe("decidedReview", () => {
  it.each([
    [{ approvalStatus: "approved" }, "approved", "the status alone"],
    [{ approvalStatus: "rejected", rejectionReason: "x" }, "rejected", "with its reason"],
    [{ approvalStatus: "pending", updatedAt: expert.createdAt }, "pending", "with what was seen"],
    [{ approvalStatus: "approved", title: "Analyst" }, null, "a form"],
    [{ title: "Analyst" }, null, "another field"],
    [{}, null, "nothing"],
  ] as const)("of %j is %s: %s", (input, decided, _why) => {
    expect(decidedReview(input)).toBe(decided);
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
