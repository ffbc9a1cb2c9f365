/**
 * A way to meet a term as PostgreSQL's tsquery: anywhere in the public text, in the title or the skills alone, and,
 * where that is less, whoever names it itself and not only a kind of it or a word spelled like it; of a skill also who
 * lists it, whose core it is (in the title too, or mastered) and whose calling (in the title too). Of a trade `listed` is who
 * calls themselves so.
 */
export type Meaning = {
  anywhere: string;
  prominent: string;
  literal?: string;
  listed?: string;
  core?: string;
  calling?: string;
};

export const quote = (lexeme: string) => `'${lexeme.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;
export const anyOf = (queries: readonly string[]) => `(${[...new Set(queries)].join(" | ")})`;
export const allOf = (queries: readonly string[]) => `(${[...new Set(queries)].join(" & ")})`;

/** Several meanings as one: any of them, or all. What only some of them tell apart is left out. */
export function joined(by: "|" | "&", meanings: readonly Meaning[]): Meaning {
  const join = by === "|" ? anyOf : allOf;
  const literal = by === "|" ? meanings.map((each) => each.literal ?? each.anywhere) : [];
  // A mistyped name stands behind the letters that were typed.
  const skill = meanings.find(({ listed }) => listed);
  return {
    anywhere: join(meanings.map(({ anywhere }) => anywhere)),
    prominent: join(meanings.map(({ prominent }) => prominent)),
    ...(by === "|" && meanings.some((each) => each.literal) && { literal: anyOf(literal) }),
    ...(by === "|" && skill?.listed && { listed: skill.listed }),
    ...(by === "|" && skill?.core && { core: skill.core }),
    ...(by === "|" && skill?.calling && { calling: skill.calling }),
  };
}

/** All of some words, where each means something; otherwise no meaning. */
export const together = (meanings: readonly (Meaning | null)[]): Meaning[] => {
  const found = meanings.filter((each) => each !== null);
  return found.length > 0 && found.length === meanings.length ? [joined("&", found)] : [];
};
