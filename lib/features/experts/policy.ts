import { profileFields, type UpdateExpertInput, visibilityFields } from "./profile-schemas";

type Field = keyof UpdateExpertInput;
export type ExpertEditor = "owner" | "admin";

/** What an owner may change of a profile: what experts say of themselves. An administrator may change every field. */
const ownerFields: readonly string[] = [
  ...Object.keys(profileFields),
  ...Object.keys(visibilityFields),
  "profileImage",
  "updatedAt",
];

/** The fields of a change that its editor may not set (decisions B18); sending one is refused, whatever its value. */
export function forbiddenFields(editor: ExpertEditor, changes: UpdateExpertInput): Field[] {
  if (editor === "admin") return [];
  return (Object.keys(changes) as Field[]).filter((field) => !ownerFields.includes(field));
}
