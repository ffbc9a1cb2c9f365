"use client";

import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";

/** Stable, so that React calls it when the element appears and not on every render. */
const focusOnAppearing = (element: HTMLElement | null) => element?.focus();

/** What went wrong, above the form it belongs to; announced at once. */
export function ProblemNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert role="alert" variant="destructive" title={title}>
      {children}
    </Alert>
  );
}

/** What was done. It takes the place of the form, so it takes the focus too. */
export function DoneNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert ref={focusOnAppearing} tabIndex={-1} role="status" variant="success" title={title}>
      {children}
    </Alert>
  );
}
