import { getLocale, getMessages } from "next-intl/server";
import type messages from "@/messages/en";
import type { PostingProps } from "./posting-texts";

/** What a page hands to the posting form and its dialog. */
export async function getPostingProps(): Promise<PostingProps> {
  const [locale, all] = await Promise.all([getLocale(), getMessages()]);
  const { Posting, BriefReading, Projects } = all as typeof messages;
  return { texts: Posting, briefTexts: BriefReading, budgetLabels: Projects.card.budget, locale };
}
