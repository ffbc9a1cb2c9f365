import { setRequestLocale } from "next-intl/server";
import { excerpt } from "@/components/experts/profile/excerpt";
import type { Locale } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";

// What the pages of one expert and of one project have in common.

export type DetailPageProps = { params: Promise<{ locale: Locale; id: string }> };

/** What the address names, in the page's language; null where there is no such thing or the address has no id. */
export async function readByAddress<Thing>(
  params: DetailPageProps["params"],
  read: (id: number) => Promise<Thing | null>,
): Promise<Thing | null> {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const parsed = pathId.safeParse(id);
  return parsed.success ? read(parsed.data) : null;
}

/** A person's text as a meta description: search engines show about 155 characters of one. */
export const metaDescription = (text: string): string => excerpt(text, 155);
