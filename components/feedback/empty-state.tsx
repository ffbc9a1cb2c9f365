import type { ReactNode } from "react";

/** Nothing to show, why, and the next step. `icon` is a lucide icon, decorative. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  as: Heading = "h2",
}: {
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  as?: "h1" | "h2" | "h3";
}) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-border border-dashed px-6 py-12 text-center">
      {icon ? (
        <span
          aria-hidden
          className="mb-4 inline-flex size-14 items-center justify-center rounded-full bg-muted text-muted-foreground [&_svg]:size-7"
        >
          {icon}
        </span>
      ) : null}
      <Heading className="text-subheading">{title}</Heading>
      {description ? <p className="mt-1 max-w-reading text-muted-foreground">{description}</p> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
