import type { UpdateExpertInput } from "./profile-schemas";

type Field = keyof UpdateExpertInput;
export type ExpertEditor = "owner" | "admin";

/** What an owner may change of a profile. An administrator may change every field. */
const ownerFields: readonly Field[] = [
  "name",
  "title",
  "description",
  "skills",
  "skillMastery",
  "experienceYears",
  "hourlyRate",
  "location",
  "workRadius",
  "weeklyAvailabilityHours",
  "availability",
  "workArrangement",
  "portfolioUrl",
  "linkedinUrl",
  "githubUrl",
  "phone",
  "profileImage",
  "emailNotifications",
  "updatedAt",
];

/** The fields of a change that its editor may not set (decisions B18); sending one is refused, whatever its value. */
export function forbiddenFields(editor: ExpertEditor, changes: UpdateExpertInput): Field[] {
  if (editor === "admin") return [];
  return (Object.keys(changes) as Field[]).filter((field) => !ownerFields.includes(field));
}
