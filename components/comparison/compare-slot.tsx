"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useCompared } from "@/lib/features/comparison/selection";

const CompareBar = dynamic(() => import("./compare-bar"));

/** The place of the bar, loaded with the first expert who is chosen; the comparison itself needs none. */
export function CompareSlot() {
  const chosen = useCompared();
  const isComparing = usePathname().startsWith("/compare");
  return chosen.length > 0 && !isComparing ? <CompareBar chosen={chosen} /> : null;
}
