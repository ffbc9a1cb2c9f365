import type { ReactNode } from "react";

/**
 * The frame of an icon in client components of home, where it is drawn by hand: the library's own frame, without its core,
 * which is 1.5 kB of JavaScript (gzip).
 */
export function LineIcon({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`fill-none stroke-2 stroke-current ${className}`}
    >
      {children}
    </svg>
  );
}

export function ChevronDownIcon({ className }: { className: string }) {
  return (
    <LineIcon className={className}>
      <path d="m6 9 6 6 6-6" />
    </LineIcon>
  );
}
