"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * A native <details> used as a menu of links. Opening needs no script; the script adds what people expect:
 * Escape closes and gives focus back, and so do choosing a link and pressing or moving focus elsewhere.
 * Summary and panel are rendered by the caller, on the server where possible.
 */
export function DisclosureMenu({
  summary,
  summaryLabel,
  summaryClassName,
  className,
  children,
}: {
  summary: ReactNode;
  /** The accessible name when the summary is a picture only. */
  summaryLabel?: string;
  summaryClassName: string;
  className: string;
  children: ReactNode;
}) {
  const detailsRef = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = detailsRef.current;
    if (!details) return;
    const onElsewhere = (event: Event) => {
      if (!details.contains(event.target as Node)) details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    const onClick = (event: Event) => {
      if ((event.target as Element).closest("a, button")) details.open = false;
    };
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    document.addEventListener("keydown", onKeyDown);
    details.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
      document.removeEventListener("keydown", onKeyDown);
      details.removeEventListener("click", onClick);
    };
  }, []);

  return (
    <details ref={detailsRef} className={`group ${className}`}>
      <summary aria-label={summaryLabel} className={summaryClassName}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
