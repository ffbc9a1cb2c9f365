import type messages from "@/messages/en";

/** The texts of the matching demo, handed to its screen as they stand in the catalogue. */
export type DemoTexts = (typeof messages)["MatchingDemo"];
