"use client";

// biome-ignore lint/style/noRestrictedImports: this is the house's own link, made of Next's.
import NextLink from "next/link";
import type { ComponentProps } from "react";
import { useLocale } from "@/lib/client/texts";
import { localePath } from "@/lib/shared/locales";

/** A link to a page of the site, in the language of the page it stands on: `href` is written without a prefix. */
export function Link({ href, ...props }: ComponentProps<typeof NextLink> & { href: string }) {
  return <NextLink href={localePath(useLocale(), href)} {...props} />;
}
