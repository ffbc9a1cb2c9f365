"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";

/**
 * The public header and footer around a page. The administration is a tool with a frame of its own (`DeskFrame`): there
 * is neither of them, and the page brings its <main>.
 */
export function SiteFrame({
  header,
  footer,
  end,
  children,
}: {
  header: ReactNode;
  footer: ReactNode;
  /** Below everything: what comes late moves nothing there. */
  end: ReactNode;
  children: ReactNode;
}) {
  if (useSelectedLayoutSegment() === "(admin)") return children;
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        {header}
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        {footer}
      </div>
      {end}
    </>
  );
}
