import { getLocale, getMessages } from "next-intl/server";
import { getFormLabels } from "@/components/form/form-labels";
import type messages from "@/messages/en";
import type { PostingProps } from "./posting-texts";

/** What a page hands to the posting form and its dialog. */
export async function getPostingProps(): Promise<PostingProps> {
  const [locale, all, labels] = await Promise.all([getLocale(), getMessages(), getFormLabels()]);
  const { Posting, BriefReading, Projects } = all as typeof messages;
  return { texts: Posting, briefTexts: BriefReading, labels, budgetLabels: Projects.card.budget, locale };
}
