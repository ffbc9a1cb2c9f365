/** At least half of the required skills are enough to be counted as fitting. */
export const enoughSkills = (count: number): number => Math.ceil(count / 2);

/**
 * The rarest of the required skills by which an index finds everybody who holds enough of all: whoever lacks these
 * lacks too many. Half a catalogue may hold the commonest skill, so it is looked for only where it must be.
 *
 * @param heldBy how many public experts hold a skill, by its key
 */
export function searchedSkills(keys: readonly string[], heldBy: ReadonlyMap<string, number>): string[] {
  const mayLack = keys.length - enoughSkills(keys.length);
  return [...keys]
    .sort((a, b) => (heldBy.get(a) ?? 0) - (heldBy.get(b) ?? 0) || (a < b ? -1 : 1))
    .slice(0, mayLack + 1);
}
