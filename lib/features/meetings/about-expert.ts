import { withoutContactDetails } from "@/lib/shared/contact";

/**
 * What an expert learns of a meeting about them: the company and what the project is about, as they were typed but for
 * the name of the person and every way to reach them. Anybody can type anything into the form.
 */
export function shownToExpert(booking: {
  company: string;
  fullName: string;
  projectDescription: string | null;
}): { company: string; topic: string | null } {
  const shown = (text: string) => withoutContactDetails(text, [booking.fullName]);
  const { projectDescription: topic } = booking;
  return { company: withoutContactDetails(booking.company), topic: topic && shown(topic) };
}
