import type { ReactNode } from "react";

/** The round green sign of something that was done; `icon` is a lucide icon, decorative. */
export const SuccessMark = ({ icon }: { icon: ReactNode }) => (
  <span
    aria-hidden
    className="inline-flex size-16 items-center justify-center rounded-full bg-success-surface text-success [&_svg]:size-8"
  >
    {icon}
  </span>
);
