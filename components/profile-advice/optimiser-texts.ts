import type messages from "@/messages/en";

/** The texts of the profile optimiser, handed to it as they stand in the catalogue: Insights.optimiser. */
export type OptimiserTexts = (typeof messages)["Insights"]["optimiser"];
