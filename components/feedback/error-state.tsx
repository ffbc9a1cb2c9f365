import type { ReactNode } from "react";
import { LineIcon } from "@/components/ui/line-icon";

/** A part of a page that could not be loaded: what happened and what to do. Announced when it appears. */
export function ErrorState({
  title,
  description,
  action,
  as: Heading = "h2",
}: {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  as?: "h1" | "h2" | "h3";
}) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-lg border border-destructive/40 bg-destructive-surface px-6 py-10 text-center"
    >
      <LineIcon className="mb-3 size-8 text-destructive">
        <circle cx="12" cy="12" r="10" />
        <path d="M12 8v4M12 16h.01" />
      </LineIcon>
      <Heading className="text-subheading">{title}</Heading>
      {description ? <p className="mt-1 max-w-reading">{description}</p> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
