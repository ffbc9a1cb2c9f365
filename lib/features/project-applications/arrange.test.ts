import { arrange } from "./arrange";
import type { Applicant } from "./company-schemas";

const applicant = (id: number, more: Partial<Applicant> = {}): Applicant => ({
  ...{
    id,
    stage: "new",
    applicantName: `Aino ${id}`,
    applicantEmail: null,
    expert: null,
    coverLetter: "Python.",
  },
  ...{ textLanguage: null, proposedRate: null, estimatedStartDate: null, estimatedHoursPerWeek: null },
  ...{ availabilityNotes: null, availabilityNotesLanguage: null, match: null, note: null, answerDueAt: null },
  createdAt: `2027-03-${String(id).padStart(2, "0")}T08:00:00.000Z`,
  ...more,
});
const due = (day: number) => ({ answerDueAt: `2027-04-${day}T20:59:59.999Z` });
const ids = (applicants: Applicant[], order: Parameters<typeof arrange>[1]["order"], search = "") =>
  arrange(applicants, { search, order }).map(({ id }) => id);

it("puts what is owed an answer first, then goes on by stage and newest first in each", () => {
  const applicants = [
    applicant(1, { stage: "declined" }),
    applicant(2, { stage: "offer" }),
    applicant(3, { stage: "shortlisted" }),
    applicant(4, due(20)),
    applicant(5, { stage: "declined" }),
    applicant(6, { stage: "shortlisted" }),
    applicant(7, due(12)),
    applicant(8, { stage: "hired" }),
    applicant(9, due(20)),
  ];
  expect(ids(applicants, "due")).toEqual([7, 9, 4, 6, 3, 2, 8, 5, 1]);
});

it("takes an application that was sent anew as new, whatever its number", () => {
  const anew = applicant(1, { createdAt: "2027-03-30T08:00:00.000Z" });
  expect(ids([anew, applicant(3), applicant(2)], "newest")).toEqual([1, 3, 2]);
});

it.each([
  ["match", [2, 1, 4, 3]],
  ["rate", [1, 4, 3, 2]],
] as const)("by %s, what has none last and equals newest first", (order, expected) => {
  const match = (matchScore: number) => ({ match: { matchScore, factors: [] } });
  const applicants = [
    applicant(1, { ...match(70), proposedRate: 80 }),
    applicant(2, match(90)),
    applicant(3, { proposedRate: 95 }),
    applicant(4, { proposedRate: 95, ...match(60) }),
  ];
  expect(ids(applicants, order)).toEqual(expected);
});

it("finds who has every word in name or letter", () => {
  expect(ids([applicant(1), applicant(2)], "newest", "python 2")).toEqual([2]);
});
