import type { Metadata } from "next";
import { brand } from "@/lib/shared/brand";

/** What every public page says of itself: title, description, its first address and the preview where it is shared. */
export function pageMetadata({
  title,
  description,
  path,
  type = "website",
}: {
  title: string;
  description: string;
  path: string;
  type?: "website" | "article" | "profile";
}): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    // The whole of it: a page's openGraph replaces the layout's.
    openGraph: { siteName: brand.name, type, locale: "en_FI", url: path, title, description },
  };
}
