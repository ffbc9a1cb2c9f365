import fc from "fast-check";
import { beginAsGuest, beginSignedIn, countedFields, emptyDraft, settledProgress } from "./draft";
import { stepIds } from "./rules";
import {
  type DraftFields,
  type LocalDraft,
  localDraft,
  type OnboardingDraft,
  type OnboardingStart,
  onboardingDraft,
} from "./schemas";

const now = new Date("2027-03-03T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const person: Partial<DraftFields> = {
  name: "Åsa Mäkelä",
  title: "Data engineer",
  email: "asa@example.fi",
  description: "Builds data platforms that other people can maintain.",
  skills: ["Python", "SQL", "Rust"],
  hourlyRate: "95",
  workArrangement: ["remote"],
};
const draft = (fields: Partial<DraftFields> = {}, more: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
  ...emptyDraft,
  ...more,
  fields: { ...emptyDraft.fields, ...fields },
});
const local = (
  fields: Partial<DraftFields>,
  changed: number,
  requested: number | null = null,
): LocalDraft => ({
  ...draft(fields),
  changedAt: hoursAgo(changed),
  submitRequestedAt: requested === null ? null : hoursAgo(requested),
});
const start = (more: Partial<OnboardingStart> = {}): OnboardingStart => ({
  saved: null,
  prefill: { source: "account", fields: { name: "Åsa Mäkelä", email: "asa@example.fi" } },
  expertId: null,
  ...more,
});
const saved = (fields: Partial<DraftFields>, hours: number) => ({
  draft: draft(fields),
  updatedAt: hoursAgo(hours),
});

it("an empty draft is one, and has reached nothing", () => {
  expect(onboardingDraft.safeParse(emptyDraft).success).toBe(true);
  expect(settledProgress(emptyDraft)).toEqual({ completedSteps: [], achievements: [] });
  expect(Object.keys(countedFields(emptyDraft.fields))).not.toContain("location");
});

it("a guest goes on with the draft of this browser, whose steps count", () => {
  expect(beginAsGuest(null)).toMatchObject({ draft: emptyDraft, notice: "none", shouldSubmit: false });
  const begun = beginAsGuest(local(person, 1, 1));
  expect(begun).toMatchObject({ notice: "restored", shouldSubmit: false, isUnsent: false });
  expect(begun.draft.completedSteps).toEqual(stepIds.slice(0, 4));
  expect(begun.draft).not.toHaveProperty("changedAt");
});

describe("who is signed in begins", () => {
  it.each<[string, LocalDraft | null, Partial<OnboardingStart>, object, title: string]>([
    ["with nothing", null, {}, { notice: "none", isUnsent: false }, ""],
    [
      "with what is known",
      null,
      { prefill: { source: "application", fields: { ...person, title: "Analyst" } } },
      { notice: "application", isUnsent: false },
      "Analyst",
    ],
    [
      "with the account's draft",
      null,
      { saved: saved({ title: "Saved" }, 5) },
      { notice: "restored", isUnsent: false },
      "Saved",
    ],
    [
      "with the account's draft rather than what is known",
      null,
      {
        saved: saved({ title: "Saved" }, 5),
        prefill: { source: "profile", fields: { ...person, title: "Analyst" } },
      },
      { notice: "restored" },
      "Saved",
    ],
    [
      "with the browser's draft",
      local({ title: "Local" }, 1),
      {},
      { notice: "restored", isUnsent: true },
      "Local",
    ],
    [
      "with one of two that are the same",
      local({ title: "Same" }, 9),
      { saved: saved({ title: "Same" }, 5) },
      { notice: "restored", other: null },
      "Same",
    ],
    [
      "with the browser's, which goes on from the account's",
      { ...local({ title: "Local" }, 1), seen: hoursAgo(5) },
      { saved: saved({ title: "Saved" }, 5) },
      { notice: "restored", isUnsent: true, other: null },
      "Local",
    ],
    [
      "with the browser's, and the account's to choose instead",
      { ...local({ title: "Local" }, 1), seen: hoursAgo(8) },
      { saved: saved({ title: "Saved" }, 5) },
      { isUnsent: false, other: { draft: { fields: { title: "Saved" } } } },
      "Local",
    ],
    [
      "with the browser's, and the account's newer one to choose instead",
      local({ title: "Local" }, 9, 1),
      { saved: saved({ title: "Saved" }, 5) },
      { isUnsent: false, shouldSubmit: false, other: { draft: { fields: { title: "Saved" } } } },
      "Local",
    ],
  ])("%s", (_, mine, more, expected, title) => {
    const begun = beginSignedIn(mine, start(more), now);
    expect(begun).toMatchObject({ shouldSubmit: false, ...expected });
    expect(begun.draft.fields).toMatchObject({ title, name: "Åsa Mäkelä", email: "asa@example.fi" });
  });

  it.each<[string, LocalDraft, boolean]>([
    ["was asked for an hour ago", local(person, 1, 1), true],
    ["is of the same address in capitals", local({ ...person, email: " ASA@example.fi " }, 1, 1), true],
    ["was asked for too long ago", local(person, 1, 48), false],
    ["was not asked for", local(person, 1), false],
    ["lacks a step", local({ ...person, hourlyRate: "" }, 1, 1), false],
    ["is of another address", local({ ...person, email: "o@example.fi" }, 1, 1), false],
  ])("with sending what %s: %s", (_, mine, shouldSubmit) => {
    expect(beginSignedIn(mine, start(), now).shouldSubmit).toBe(shouldSubmit);
  });

  it("with the account's address, and a word about the other one", () => {
    const begun = beginSignedIn(local({ email: "other@example.fi" }, 1), start(), now);
    expect(begun.replacedEmail).toBe("other@example.fi");
    expect(begun.draft.fields.email).toBe("asa@example.fi");
    expect(beginSignedIn(local({ email: "" }, 1), start(), now).replacedEmail).toBeNull();
  });

  it("with what was reached before, whatever was emptied since", () => {
    const mine = { ...local({}, 1), completedSteps: ["portfolio-upload" as const] };
    expect(beginSignedIn(mine, start(), now).draft.completedSteps).toEqual(["portfolio-upload"]);
  });
});

it("of two drafts that are no step from one to the other none is sent, and both can be had, whichever is newer", () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.string(), fc.string(), (mine, theirs, one, other) => {
      const begun = beginSignedIn(
        local({ title: one }, mine),
        start({ saved: saved({ title: other }, theirs) }),
        now,
      );
      expect(begun.draft.fields.title).toBe(one);
      expect(begun.other?.draft.fields.title).toBe(one === other ? undefined : other);
      expect(begun.isUnsent).toBe(one === other);
    }),
  );
});

it("what this browser holds is read back, and nothing else", () => {
  expect(localDraft.safeParse(local(person, 1, 1)).success).toBe(true);
  expect(localDraft.safeParse({ ...local(person, 1), isAdmin: true }).success).toBe(false);
  expect(localDraft.safeParse({ ...local(person, 1), currentStep: "gone" }).success).toBe(false);
});
