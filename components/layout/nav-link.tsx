"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";
import { useHydrated } from "@/lib/client/use-hydrated";

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
  /** The id of a section of home that says the same: there the link only scrolls (000 §2). */
  section?: string | undefined;
}) {
  const pathname = usePathname();
  const isCurrent = useHydrated() && pathname === href;
  const scroll = (event: MouseEvent<HTMLAnchorElement>) => {
    const { metaKey, ctrlKey, shiftKey } = event;
    if (window.location.pathname !== "/" || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    // The address stays as it is: with a fragment in it the browser would go there when somebody comes back.
    document.getElementById(section as string)?.scrollIntoView();
  };
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      {...(section ? { prefetch: false, onClick: scroll } : {})}
      {...props}
    />
  );
}
