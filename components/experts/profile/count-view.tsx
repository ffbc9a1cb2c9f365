"use client";

import { useEffect } from "react";

/** Tells the server that the profile was opened: the page itself is cached and cannot count. Keeps nothing. */
export function CountView({ expertId }: { expertId: number }) {
  useEffect(() => {
    navigator.sendBeacon(`/api/experts/${expertId}/views`);
  }, [expertId]);
  return null;
}
