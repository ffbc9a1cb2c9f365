/** The parameter by which the home page knows that it has to show the toast of a denied page, and its values. */
export const deniedNotice = {
  parameter: "notice",
  values: ["access-denied", "meetings-denied", "projects-denied"],
} as const;
export type DeniedNotice = (typeof deniedNotice.values)[number];
