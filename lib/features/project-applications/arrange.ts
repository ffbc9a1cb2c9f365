import type { Applicant } from "./company-schemas";

/** How a company may look through its applicants. */
export const applicantOrders = ["due", "newest", "match", "rate"] as const;
export type ApplicantOrder = (typeof applicantOrders)[number];

/** What stands last in an order: who has no match, no rate, no answer that is owed. */
const last = Number.POSITIVE_INFINITY;

const places: Record<ApplicantOrder, (applicant: Applicant) => number> = {
  due: ({ answerDueAt }) => (answerDueAt === null ? last : Date.parse(answerDueAt)),
  newest: ({ createdAt }) => -Date.parse(createdAt),
  match: ({ match }) => (match ? -match.matchScore : last),
  rate: ({ proposedRate }) => proposedRate ?? last,
};

/** The applicants in whose name, title or letter all words stand, in an order; equals newest first. */
export function arrange(
  applicants: readonly Applicant[],
  { search, order }: { search: string; order: ApplicantOrder },
): Applicant[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const place = places[order];
  return applicants
    .filter(({ applicantName, expert, coverLetter }) => {
      const text = `${applicantName} ${expert?.title ?? ""} ${coverLetter}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => {
      const [first, second] = [place(a), place(b)];
      return first === second ? b.id - a.id : first - second;
    });
}
