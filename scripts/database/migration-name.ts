import { StartError } from "../support/start-error";

/**
 * The folder of a migration made at `now`: its time in UTC, then its name.
 * @throws StartError for a name that is not lower-case words joined by hyphens, or a clock behind the newest migration
 */
export function migrationFolderName(name: string, now: Date, existing: readonly string[]): string {
  if (!/^(?=.{3,60}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new StartError(
      `A migration is named by 3 to 60 lower-case letters and digits, words joined by hyphens, for instance add-company-size; not "${name}".`,
    );
  }
  const folder = `${now.toISOString().replace(/\D/g, "").slice(0, 14)}_${name.replaceAll("-", "_")}`;
  const newest = existing.at(-1);
  if (newest && folder <= newest) {
    throw new StartError(`The newest migration is ${newest}: this computer's clock is behind it.`);
  }
  return folder;
}
