import { type Publishing, published } from "@/lib/shared/contact/published";
import { type Customer, contactNames } from "@/lib/shared/contact/whose";
import { skillKey } from "@/lib/shared/skills";
import { textLanguage } from "@/lib/shared/text-language";

const fields = [
  "title",
  "description",
  "requiredSkills",
  "location",
  "customerCompany",
  "industry",
  "projectType",
  "deliverables",
  "successMetrics",
  "additionalRequirements",
  "preferredExpertProfile",
] as const;
type Field = (typeof fields)[number];

/** The texts of a posting that experts read, or that speak for it in a matching reason. */
export const postingTexts: Publishing<Field> = {
  fields,
  withoutNames: ["location", "customerCompany"],
  entries: ["requiredSkills"],
};

/** The texts of a posting as they are stored: as everybody may read them, what follows from them, and what was typed. */
export function storedPosting<Posting extends { [Name in Field]?: string | string[] | null | undefined }>(
  posting: Posting,
  customer: Customer,
) {
  const { texts, typedTexts } = published(posting, contactNames(customer), postingTexts);
  const skills = posting.requiredSkills === undefined ? {} : { skillKeys: skillsOf(texts).map(skillKey) };
  const language =
    typeof texts.description === "string" ? { textLanguage: textLanguage(texts.description) } : {};
  return { ...texts, ...skills, ...language, typedTexts };
}

const skillsOf = ({ requiredSkills }: { requiredSkills?: string | string[] | null }) =>
  Array.isArray(requiredSkills) ? requiredSkills : [];
