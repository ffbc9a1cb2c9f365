import type messages from "@/messages/en";

/** The texts of the calculator, handed to its island as they stand in the catalogue. */
export type PricingTexts = (typeof messages)["Pricing"];
