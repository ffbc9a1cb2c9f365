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
  const names = hiddenNames(applicantName);
  const hidden = (text: string) => withoutContactDetails(withoutWaysPast(text, mark), names, () => mark);
  return {
    coverLetter: hidden(texts.coverLetter),
    estimatedStartDate: texts.estimatedStartDate && hidden(texts.estimatedStartDate),
    availabilityNotes: texts.availabilityNotes && hidden(texts.availabilityNotes),
  };
}

/** The public form of a name, which somebody may have typed as an address. */
export const hiddenName = (publicName: string, mark: string): string => withoutWaysPast(publicName, mark);
