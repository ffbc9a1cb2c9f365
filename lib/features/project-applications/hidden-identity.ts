import { withoutContactDetails, withoutWaysPast } from "@/lib/shared/contact";
import { hiddenNames } from "@/lib/shared/contact/whose";

type Texts = {
  coverLetter: string;
  estimatedStartDate: string | null;
  availabilityNotes: string | null;
};

/**
 * What an applicant wrote, as a company reads it before the stage interview (deal J6): without the ways past the
 * service and without the surname.
 * @param mark what stands in their place
 */
export function hiddenTexts(texts: Texts, applicantName: string, mark: string): Texts {
  const hidden = (text: string) => hiddenText(text, applicantName, mark);
  return {
    coverLetter: hidden(texts.coverLetter),
    estimatedStartDate: texts.estimatedStartDate && hidden(texts.estimatedStartDate),
    availabilityNotes: texts.availabilityNotes && hidden(texts.availabilityNotes),
  };
}

/** One text of an applicant, hidden in the same way. */
export const hiddenText = (text: string, applicantName: string, mark: string): string =>
  withoutContactDetails(withoutWaysPast(text, mark), hiddenNames(applicantName), () => mark);

/** The public form of a name, which somebody may have typed as an address. */
export const hiddenName = (publicName: string, mark: string): string => withoutWaysPast(publicName, mark);
