import type messages from "@/messages/en";

/** The texts of the contract dialog, handed to its island as they stand in the catalogue. */
export type ContractTexts = (typeof messages)["ContractDialog"];
