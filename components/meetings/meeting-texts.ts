import type messages from "@/messages/en";

/** The texts of the booking page, handed to its screen as they stand in the catalogue. */
export type MeetingTexts = (typeof messages)["Meetings"];

/** Whom the meeting is with (decisions D1). */
export interface RepresentativeCard {
  name: string;
  title: string;
}
