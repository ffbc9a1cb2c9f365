import type messages from "@/messages/en";

type Messages = typeof messages;

/** The texts of the own-profile screen as they stand in the catalogue, with the words it shares with the public profile. */
export type OwnProfileTexts = Messages["OwnProfile"] &
  Pick<Messages["Profile"], "mastery"> & {
    optimiser: Messages["Insights"]["optimiser"];
    availabilityLabels: Messages["Profile"]["availability"];
    arrangementLabels: Messages["Profile"]["arrangement"];
  };

/** Those of them that a form of the profile needs. */
export type ProfileFormTexts = Pick<
  OwnProfileTexts,
  | "arrangementLabels"
  | "availabilityLabels"
  | "discard"
  | "fields"
  | "form"
  | "mastery"
  | "sections"
  | "skills"
  | "toasts"
>;
