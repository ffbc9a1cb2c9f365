import { dueGroup } from "./desk-rules";

it.each([
  ["2027-03-03T08:00:00Z", "overdue", "the moment itself"],
  ["2027-03-01T08:00:00Z", "overdue", "days ago"],
  ["2027-03-03T21:59:59Z", "today", "the last second of the day in Helsinki"],
  ["2027-03-03T22:00:00Z", "later", "midnight in Helsinki, which is not midnight elsewhere"],
  ["2027-03-08T08:00:00Z", "later", "next week"],
])("what is due at %s is %s: %s", (dueAt, group, _why) => {
  expect(dueGroup(new Date(dueAt), new Date("2027-03-03T08:00:00Z"))).toBe(group);
});
