import type { Applicant } from "./company-schemas";
import { stages } from "./stages";

/** How a company may look through its applicants. */
export const applicantOrders = ["due", "newest", "match", "rate"] as const;
export type ApplicantOrder = (typeof applicantOrders)[number];

/** What stands last in an order: who has no match, no rate, no answer that is owed. */
const last = Number.POSITIVE_INFINITY;

/** What is compared, one number after the other. */
const places: Record<ApplicantOrder, (applicant: Applicant) => readonly number[]> = {
  due: ({ answerDueAt, stage }) => [
    answerDueAt === null ? last : Date.parse(answerDueAt),
    stages.indexOf(stage),
  ],
  newest: () => [],
  match: ({ match }) => [match ? -match.matchScore : last],
  rate: ({ proposedRate }) => [proposedRate ?? last],
};

/** The applicants in whose name, title or letter all words stand, in an order; equals newest first. */
export function arrange(
  applicants: readonly Applicant[],
  { search, order }: { search: string; order: ApplicantOrder },
): Applicant[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const place = (applicant: Applicant) => [
    ...places[order](applicant),
    -Date.parse(applicant.createdAt),
    -applicant.id,
  ];
  return applicants
    .filter(({ applicantName, expert, coverLetter }) => {
      const text = `${applicantName} ${expert?.title ?? ""} ${coverLetter}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => {
      const second = place(b);
      // Who is last in both has no difference (NaN), which counts as little as 0.
      return (
        place(a)
          .map((each, at) => each - (second[at] as number))
          .find(Boolean) ?? 0
      );
    });
}
