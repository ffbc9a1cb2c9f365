/** JSON with the parts of each entry in one order: the database keeps them in its own. */
export const jsonInOrder = (value: unknown): string =>
  JSON.stringify(value, (_name, part) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
