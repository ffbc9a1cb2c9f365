"use client";

import type { ReactNode } from "react";
import { openPage } from "@/lib/client/open-page";

/** One step back in the browser's history; to the home page when this page was opened on its own. */
export function GoBackButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        if (window.history.length > 1) window.history.back();
        else openPage("/");
      }}
    >
      {children}
    </button>
  );
}
