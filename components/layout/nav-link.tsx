"use client";

import type { ComponentProps, MouseEvent } from "react";
import { usePathname } from "@/lib/client/navigation";
import { useHydrated } from "@/lib/client/use-hydrated";
import { Link } from "./link";

/**
 * A link that knows when it leads to the page it stands on. It learns that after hydration only: the static HTML
 * is rendered under the rewritten address, which has a language prefix the browser does not see.
 */
export function NavLink({
  href,
  section,
  ...props
}: ComponentProps<typeof Link> & {
  href: string;
  /** The id of a section, on home, that says the same: there the link only scrolls (000 §2). */
  section?: string | undefined;
}) {
  const pathname = usePathname();
  const isCurrent = useHydrated() && pathname === href;
  const scroll = (event: MouseEvent) => {
    const target = section && document.getElementById(section);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The address stays as it is: with a fragment in it the browser would go there when somebody comes back.
    target.scrollIntoView();
  };
  return <Link href={href} aria-current={isCurrent ? "page" : undefined} onClick={scroll} {...props} />;
}
