import { contactDetailsIn, withoutContactDetails } from "@/lib/shared/contact";

/** An entry of a list that has texts of its own. */
export type Entry = string | { readonly [field: string]: string | number | null };
type Text = string | readonly Entry[] | null | undefined;

/** How the texts of a kind of record are published. */
export interface Publishing<Field extends string> {
  /** The texts that everybody may read, or that speak for the record in a reason. */
  readonly fields: readonly Field[];
  /** Those that name places and companies: a person's name may stand in them as one. */
  readonly withoutNames: readonly Field[];
  /** Lists whose entries stand for themselves, as skills do: one with contact details is left out as a whole. */
  readonly entries: readonly Field[];
}

type Texts<Field extends string> = Readonly<Partial<Record<Field, Text>>>;

function publishedText<Field extends string>(
  field: Field,
  text: Text,
  names: readonly string[],
  { withoutNames, entries }: Publishing<Field>,
): Text {
  const hidden = withoutNames.includes(field) ? [] : names;
  if (typeof text === "string") return withoutContactDetails(text, hidden);
  if (!text) return text;
  return entries.includes(field)
    ? text.filter((entry) => typeof entry !== "string" || contactDetailsIn(entry, hidden).length === 0)
    : text.map((entry) => publishedEntry(entry, hidden));
}

/** A link is a field of its own, which says what it leads to; it is no contact detail in a text. */
function publishedEntry(entry: Entry, hidden: readonly string[]): Entry {
  if (typeof entry === "string") return withoutContactDetails(entry, hidden);
  return Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [
      field,
      typeof value === "string" && field !== "link" ? withoutContactDetails(value, hidden) : value,
    ]),
  );
}

const isSame = (a: Text, b: Text) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * The texts of a record as they are stored for everybody to read, without contact details and the given names
 * (decisions A8), and what was typed where that differs, for those who may read it. Absent fields stay absent.
 */
export function published<Field extends string, Record extends Texts<Field>>(
  record: Record,
  names: readonly string[],
  publishing: Publishing<Field>,
): { texts: Pick<Record, Field & keyof Record>; typedTexts: { [Name in Field]?: string | Entry[] } } {
  const texts: { [Name in Field]?: Text } = {};
  const typedTexts: { [Name in Field]?: string | Entry[] } = {};
  for (const field of publishing.fields) {
    const text = record[field];
    if (text === undefined) continue;
    texts[field] = publishedText(field, text, names, publishing);
    if (!isSame(texts[field], text)) typedTexts[field] = text as string | Entry[];
  }
  return { texts: texts as Pick<Record, Field & keyof Record>, typedTexts };
}

/**
 * A stored record as it was typed, for who may read it. What is stored beside a text counts only while the text is what
 * it is published as: whoever writes the column alone has the last word.
 */
export function asTyped<Field extends string, Record extends Texts<Field>>(
  stored: Record,
  typedTexts: unknown,
  names: readonly string[],
  publishing: Publishing<Field>,
): Record {
  if (typeof typedTexts !== "object" || typedTexts === null) return stored;
  const typed = typedTexts as { [Name in Field]?: string | Entry[] };
  const fields = publishing.fields.filter(
    (field) =>
      typed[field] !== undefined &&
      isSame(publishedText(field, typed[field], names, publishing), stored[field]),
  );
  if (fields.length === 0) return stored;
  return { ...stored, ...Object.fromEntries(fields.map((field) => [field, typed[field]])) };
}
