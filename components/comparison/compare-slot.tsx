"use client";

import { lazy, Suspense } from "react";
import { useCompared } from "@/lib/features/comparison/selection";

const CompareBar = lazy(() => import("./compare-bar"));

/** The place of the bar, loaded with the first expert who is chosen. */
export function CompareSlot() {
  const chosen = useCompared();
  return chosen.length > 0 ? (
    <Suspense>
      <CompareBar chosen={chosen} />
    </Suspense>
  ) : null;
}
