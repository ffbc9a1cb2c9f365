import type messages from "@/messages/en.json";

type Messages = typeof messages;

/** The texts of the own-profile screen as they stand in the catalogue, with the words it shares with the public profile. */
export type OwnProfileTexts = Messages["OwnProfile"] &
  Pick<Messages["Profile"], "mastery"> & {
    optimiser: Messages["Insights"]["optimiser"];
    availabilityLabels: Messages["Profile"]["availability"];
    arrangementLabels: Messages["Profile"]["arrangement"];
  };
