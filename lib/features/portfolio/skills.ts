import { updateExpert } from "@/lib/features/experts/change-client";
import { getExpert } from "@/lib/features/experts/client";
import type { FullExpert } from "@/lib/features/experts/schemas";

/** Whether two labels name the same skill as far as a reader can tell; what else is one skill is the server's to say. */
export const sameLabel = (one: string, other: string): boolean =>
  one.toLocaleLowerCase() === other.toLocaleLowerCase();

/**
 * Puts skills into one's own profile or takes them out of it. The profile is read first, so that no other change of its
 * list is lost; gives the whole record as it is now.
 * @throws ApiError with the server's reason, for instance that the list is full; TypeError without connection
 */
export async function changeSkills(
  expertId: number,
  labels: readonly string[],
  toBeIn: boolean,
): Promise<FullExpert> {
  const { skills } = await getExpert({ params: { id: expertId } });
  const others = skills.filter((skill) => !labels.some((label) => sameLabel(label, skill)));
  return updateExpert(expertId, { skills: toBeIn ? [...others, ...labels] : others });
}
