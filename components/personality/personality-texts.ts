import type messages from "@/messages/en";

/** The texts of the assessment, its results and the section on the own profile, as they stand in the catalogue. */
export type PersonalityTexts = (typeof messages)["Personality"];
