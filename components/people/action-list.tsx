import type { ReactNode } from "react";

/** Buttons under each other, as wide as their card; on a phone their words break. */
export function ActionList({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-2 *:h-auto *:min-h-11 *:whitespace-normal *:py-2">{children}</div>
  );
}
