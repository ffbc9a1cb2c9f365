import type { ReactNode } from "react";

/**
 * How many results there are ("12 Experts Found"), announced politely when it changes. It stays mounted while
 * results load, because a live region that appears together with its text is not read out.
 */
export function ResultCount({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p role="status" className={className}>
      {children}
    </p>
  );
}
