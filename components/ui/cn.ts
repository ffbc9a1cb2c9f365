import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** tailwind-merge must know our own type scale, or it would read `text-title` as a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: { text: ["display", "title", "heading", "subheading"], container: ["page", "narrow", "reading"] },
  },
});

/**
 * Joins class names; of two utilities for the same property the later wins.
 * Costs some 8 kB in the browser, so islands that every page loads write plain class strings instead.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
