/** Whom the meeting is with (decisions D1). */
export interface RepresentativeCard {
  name: string;
  title: string;
}
