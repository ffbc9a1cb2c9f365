/** Whom the meeting is with (decisions D1). */
export interface RepresentativeCard {
  /** Null where the meeting is with whoever is free. */
  name: string | null;
  title: string;
}
