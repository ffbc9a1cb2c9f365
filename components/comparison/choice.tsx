"use client";

import { type ReactNode, useEffect } from "react";
import { Link } from "@/components/layout/link";
import { setCompared } from "@/lib/features/comparison/selection";

/** Leads to the comparison without an expert, who is not chosen on cards and in the bar any more either. */
export function RemoveLink({
  expert,
  href,
  className,
  children,
}: {
  expert: { id: number; name: string };
  href: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <Link href={href} prefetch={false} onClick={() => void setCompared(expert, false)} className={className}>
      {children}
    </Link>
  );
}

/** Takes back the choice of those who are not public any more: no card is left on which it could be done. */
export function ForgetGone({ ids }: { ids: readonly number[] }) {
  useEffect(() => {
    for (const id of ids) setCompared({ id, name: "" }, false);
  }, [ids]);
  return null;
}
