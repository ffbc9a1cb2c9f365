import { stages } from "@/lib/features/project-applications/stages";
import { canAct, changedFields, quoteActions, shareFault, statusOn, tooEarly } from "./rules";
import { quoteStatuses } from "./states";

const milestone = { title: "Plan", percent: 40, dueOn: "2027-04-15" };
const version = {
  projectType: "project" as const,
  hourlyRate: 95,
  hoursPerWeek: 40,
  durationMonths: 3,
  durationDays: null,
  startDate: "2027-04-01",
  scope: "A forecast of daily demand.",
  milestones: [
    { ...milestone, amount: 400 },
    { ...milestone, percent: 60, amount: 600 },
  ],
  totalCost: 1000,
};

it("lets nobody but the expert and the company do what is theirs, and nothing after an acceptance", () => {
  const possible = (side: "expert" | "company", isUnderContract = false) =>
    quoteStatuses.flatMap((status) =>
      stages.flatMap((stage) =>
        quoteActions
          .filter((action) => canAct(action, { status, stage, isUnderContract, isExpertGone: false }, side))
          .map((action) => `${status} ${action}`),
      ),
    );
  const of = (side: "expert" | "company") => [...new Set(possible(side))].sort();
  expect(of("expert")).toEqual([
    "declined revise",
    "draft edit",
    "draft send",
    "expired revise",
    "sent revise",
  ]);
  expect(of("company")).toEqual(["sent accept", "sent decline", "sent request_change"]);
  expect([...possible("expert", true), ...possible("company", true)]).toEqual([]);
});

it.each([
  ["2027-03-15", "sent"],
  ["2027-03-16", "expired"],
])("a sent quote that is valid until the 15th is on %s %s", (today, status) => {
  expect(statusOn({ status: "sent", validUntil: "2027-03-15" }, today)).toBe(status);
  expect(statusOn({ status: "accepted", validUntil: "2027-03-15" }, today)).toBe("accepted");
});

it.each([
  ["hourly", { projectType: "hourly" as const }],
  ["sum", { milestones: [milestone] }],
  [null, {}],
  [null, { projectType: "hourly" as const, milestones: [] }],
])("finds the fault %s of shares", (fault, change) => {
  expect(shareFault({ ...version, ...change })).toBe(fault);
});

it("finds every milestone that falls due before the work starts", () => {
  expect(tooEarly(version)).toEqual([]);
  expect(tooEarly({ ...version, startDate: "2027-04-16" })).toEqual([0, 1]);
});

it("names what changed between versions, of milestones not the amounts that follow from the total", () => {
  const dearer = {
    ...version,
    hourlyRate: 100,
    totalCost: 1050,
    milestones: version.milestones.map((each) => ({ ...each, amount: each.amount * 1.05 })),
  };
  expect(changedFields(version, dearer)).toEqual(["hourlyRate", "totalCost"]);
  expect(changedFields(version, { ...version, durationDays: 65, scope: "Another" })).toEqual([
    "duration",
    "scope",
  ]);
  expect(changedFields(version, { ...version, milestones: [{ ...milestone, percent: 100 }] })).toEqual([
    "milestones",
  ]);
});
