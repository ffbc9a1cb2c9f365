import "server-only";
import { followExpertKeys } from "@/lib/features/experts/server/keys-repository";
import { followPostingKeys } from "@/lib/features/postings/server/keys-repository";
import { knowAddedNamesNow } from "@/lib/server/added-names";

/**
 * The job `follow-skill-name`: reads the skills anew of every expert and posting whose texts may hold a name that was
 * added or taken away. Search, counts and matching follow by the database's own triggers. Done twice, it changes
 * nothing more.
 * @returns how many experts and postings were written
 */
export async function followSkillName({ phrase }: { phrase: string }): Promise<number> {
  await knowAddedNamesNow();
  return (await followExpertKeys(phrase)) + (await followPostingKeys(phrase));
}
