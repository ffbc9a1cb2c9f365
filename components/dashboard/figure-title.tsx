import type { ReactNode } from "react";

/** The heading of a figure; `icon` is a lucide icon, decorative. */
export function FigureTitle({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <h3 className="flex items-center gap-2 text-subheading">
      <span aria-hidden className="text-muted-foreground [&_svg]:size-5">
        {icon}
      </span>
      {children}
    </h3>
  );
}
