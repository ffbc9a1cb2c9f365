"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { useHydrated } from "@/lib/client/use-hydrated";

/**
 * A link that knows when it leads to the page it stands on. It learns that after hydration only: the static HTML
 * is rendered under the rewritten address, which has a language prefix the browser does not see.
 */
export function NavLink({ href, ...props }: ComponentProps<typeof Link> & { href: string }) {
  const pathname = usePathname();
  const isCurrent = useHydrated() && pathname === href;
  return <Link href={href} aria-current={isCurrent ? "page" : undefined} {...props} />;
}
