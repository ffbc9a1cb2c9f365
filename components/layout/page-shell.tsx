import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** The page's column: 1200 px wide, or narrow for forms and running text, with the page's margins. */
export function PageShell({
  width = "page",
  className,
  children,
}: {
  width?: "page" | "narrow";
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        "mx-auto w-full px-4 py-8 sm:px-6 sm:py-12",
        width === "page" ? "max-w-page" : "max-w-narrow",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The page's title with what it gives the reader; `actions` are the page's buttons. */
export function PageHeader({
  title,
  description,
  actions,
  className,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <header className={cn("mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4", className)}>
      <div className="min-w-0 space-y-2">
        <h1 className="text-title">{title}</h1>
        {description ? <p className="max-w-reading text-lg text-muted-foreground">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}
