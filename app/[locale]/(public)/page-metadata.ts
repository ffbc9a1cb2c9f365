import type { Metadata } from "next";
import { brand } from "@/lib/shared/brand";
import { type Locale, languageAlternates, languages, localePath } from "@/lib/shared/locales";

/** Where app/[locale]/opengraph-image.tsx is served. */
const picture = (locale: Locale) => ({
  url: `/${locale}/opengraph-image/default`,
  width: 1200,
  height: 630,
  alt: brand.name,
});

/** Where a page is in its language, and in the others. @param path without the prefix of a language */
export const pageAlternates = (locale: Locale, path: string): NonNullable<Metadata["alternates"]> => ({
  canonical: localePath(locale, path),
  languages: languageAlternates(path),
});

/**
 * What every public page says of itself: title, description, its first address in its language and in the others, and
 * the preview where it is shared.
 * @param path without the prefix of the language
 * @param hasOwnPicture whether an opengraph-image.tsx stands beside the page
 */
export function pageMetadata({
  locale,
  title,
  description,
  path,
  type = "website",
  hasOwnPicture = false,
}: {
  locale: Locale;
  title: string;
  description: string;
  path: string;
  type?: "website" | "article" | "profile";
  hasOwnPicture?: boolean;
}): Metadata {
  const images = hasOwnPicture ? {} : { images: picture(locale) };
  const url = localePath(locale, path);
  return {
    title,
    description,
    alternates: pageAlternates(locale, path),
    // The whole of it: a page's openGraph replaces the layout's, its picture included.
    openGraph: {
      siteName: brand.name,
      type,
      locale: languages[locale].territory,
      url,
      title,
      description,
      ...images,
    },
  };
}
