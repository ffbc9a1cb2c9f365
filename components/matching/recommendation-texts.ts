import type messages from "@/messages/en";

/** The texts of the recommendations page, handed to its screens as they stand in the catalogue. */
export type RecommendationTexts = (typeof messages)["Recommendations"];
