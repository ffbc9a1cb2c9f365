/** What one thing is called in a language, and how other languages write it, as `plainName` does. */
type NameRow = readonly [shown: string, ...written: string[]];

/** The names of a language, for texts that may have been written in another one (GET /api/names). */
export interface NameTable {
  readonly skills: readonly NameRow[];
  readonly places: readonly NameRow[];
  readonly industries: readonly NameRow[];
}

/** What skills, places and industries are called in a language. What the table does not know stays as it was written. */
export interface Names {
  skill(written: string): string;
  /** Of a place with others or a country behind it, each: "Turku, Finland", "Remote / Åbo". */
  place(written: string): string;
  industry(written: string): string;
  /** How other languages write a skill, by what it is called here: for looking within. */
  otherNames(shown: string): string;
}

/** A name as names are compared: no case, one space between words. */
export const plainName = (text: string): string => text.trim().replace(/\s+/g, " ").toLocaleLowerCase("fi");

const between = /(\s*[,/()]\s*|\s+[–-]\s+)/;

/** The names of a table. */
export function namesFrom({ skills, places, industries }: NameTable): Names {
  const calling = (rows: readonly NameRow[]) => {
    const shown = new Map(rows.flatMap(([name, ...written]) => written.map((each) => [each, name] as const)));
    return (written: string) => shown.get(plainName(written)) ?? written;
  };
  const place = calling(places);
  const skill = calling(skills);
  const industry = calling(industries);
  const others = new Map(skills.map(([shown, ...written]) => [shown, written.join("\n")]));
  return {
    skill,
    place: (written) => written.split(between).map(place).join(""),
    // Who writes the name of a skill there means its field.
    industry: (written) => skill(industry(written)),
    otherNames: (shown) => others.get(shown) ?? "",
  };
}

/** Every name as it was written: for where no table is at hand. */
export const asWritten: Names = namesFrom({ skills: [], places: [], industries: [] });
