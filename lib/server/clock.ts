import "server-only";

/** The one place where the server asks for the time; rules take it as an argument. Tests set it. */
let read: () => Date = () => new Date();

export const now = (): Date => read();

/** For tests: freezes the clock, or with null lets it run again. */
export function setClock(instant: Date | null) {
  read = instant ? () => new Date(instant) : () => new Date();
}
