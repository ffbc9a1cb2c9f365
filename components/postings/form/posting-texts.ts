import type { ProjectCardLabels } from "@/components/postings/labels";
import type messages from "@/messages/en";

/** The texts of the posting form, handed to the browser as they stand in the catalogue. */
export type PostingTexts = (typeof messages)["Posting"];
export type BriefTexts = (typeof messages)["BriefReading"];

/** What the posting form needs of the page around it; `getPostingProps` makes it on the server. */
export interface PostingProps {
  texts: PostingTexts;
  briefTexts: BriefTexts;
  /** How cards show a budget, for the preview. */
  budgetLabels: ProjectCardLabels["budget"];
  locale: string;
}
