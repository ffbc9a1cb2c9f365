import type { Metadata } from "next";
import { brand } from "@/lib/shared/brand";
import { defaultLocale } from "@/lib/shared/locales";

/** Where app/[locale]/opengraph-image.tsx is served. */
const picture = {
  url: `/${defaultLocale}/opengraph-image/default`,
  width: 1200,
  height: 630,
  alt: brand.name,
};

/**
 * What every public page says of itself: title, description, its first address and the preview where it is shared.
 * @param hasOwnPicture whether an opengraph-image.tsx stands beside the page
 */
export function pageMetadata({
  title,
  description,
  path,
  type = "website",
  hasOwnPicture = false,
}: {
  title: string;
  description: string;
  path: string;
  type?: "website" | "article" | "profile";
  hasOwnPicture?: boolean;
}): Metadata {
  const images = hasOwnPicture ? {} : { images: picture };
  return {
    title,
    description,
    alternates: { canonical: path },
    // The whole of it: a page's openGraph replaces the layout's, its picture included.
    openGraph: { siteName: brand.name, type, locale: "en_FI", url: path, title, description, ...images },
  };
}
