import type messages from "@/messages/en";

/** The texts of the portfolio analysis as they stand in the catalogue: Portfolio. */
export type PortfolioTexts = Pick<(typeof messages)["Portfolio"], "analyzer" | "result" | "newSkills">;
export type PortfolioPageTexts = PortfolioTexts & Pick<(typeof messages)["Portfolio"], "page">;
export type PortfolioSectionTexts = PortfolioTexts & Pick<(typeof messages)["Portfolio"], "section">;
