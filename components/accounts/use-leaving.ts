"use client";

import { useEffect, useState } from "react";
import { openPage } from "@/lib/client/open-page";

/** Opens another page; `isLeaving` stays true until then, and is false again when the person comes back to this one. */
export function useLeaving(): { isLeaving: boolean; leaveTo: (path: string) => void } {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setIsLeaving(false);
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  return {
    isLeaving,
    leaveTo: (path) => {
      setIsLeaving(true);
      openPage(path);
    },
  };
}
