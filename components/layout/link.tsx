import type { ComponentProps } from "react";
import { useLocale } from "#texts";
import { localePath } from "@/lib/shared/locales";

/**
 * A link to a page of the site, in the language of the page it stands on: `href` is written without a prefix. A plain
 * anchor, which costs the browser nothing: `FollowLinks` follows all of them.
 */
export function Link({
  href,
  prefetch = true,
  ...props
}: ComponentProps<"a"> & {
  href: string;
  /** Whether the page is fetched when the link comes in sight or is aimed at. */
  prefetch?: boolean;
}) {
  return <a data-link={prefetch ? "prefetch" : ""} href={localePath(useLocale(), href)} {...props} />;
}
