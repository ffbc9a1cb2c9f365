import type { Publishing } from "@/lib/shared/contact/published";

export const publishedLists = ["caseStudies", "certificates", "education"] as const;

/** How the texts of a profile are published (decisions A8). */
export const publishing: Publishing<
  "title" | "description" | "skills" | "location" | (typeof publishedLists)[number]
> = {
  fields: ["title", "description", "skills", "location", ...publishedLists],
  withoutNames: ["location", ...publishedLists],
  entries: ["skills"],
};
