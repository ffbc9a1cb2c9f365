import { jsonInOrder } from "@/lib/shared/json-in-order";

/** How long the words may be by which changes are asked for. */
export const changeMessageMaxLength = 1000;

/** How many days the link works by which something is corrected without an account. */
export const correctionLinkDays = 60;

export type Fields = Record<string, unknown>;

/** Some fields of a record, as they are. */
export const fieldsOf = <Row extends object>(row: Row, names: readonly (keyof Row & string)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** The fields that differ between what was sent and what was sent again; none before it was. */
export function differences(sent: Fields, corrected: Fields | null): { before: Fields; after: Fields } {
  const names = corrected
    ? Object.keys(corrected).filter((name) => jsonInOrder(sent[name]) !== jsonInOrder(corrected[name]))
    : [];
  const of = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: of(sent), after: of(corrected ?? {}) };
}

/** Whether something can still be corrected by its link: not after it was, or was decided about, or in time. */
export type LinkState = "open" | "used" | "expired";

export function linkState(
  { answeredAt, expiresAt }: { answeredAt: Date | null; expiresAt: Date | null },
  isAsked: boolean,
  now: Date,
): LinkState {
  if (answeredAt !== null || !isAsked) return "used";
  return expiresAt !== null && expiresAt <= now ? "expired" : "open";
}
