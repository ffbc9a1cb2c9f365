import type { ComponentProps } from "react";
import { cn } from "./cn";

/**
 * A table that scrolls inside itself on narrow screens; the scrolling area is reachable by keyboard under `label`. It is
 * `relative` so that texts for screen readers, which are positioned, scroll with it and don't widen the page.
 */
export function Table({
  label,
  className,
  regionClassName,
  ...props
}: ComponentProps<"table"> & { label: string; regionClassName?: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={cn("relative overflow-x-auto rounded-lg border border-border bg-card", regionClassName)}
    >
      <table className={cn("w-full border-collapse text-left", className)} {...props} />
    </section>
  );
}

export function TableHead({ className, ...props }: ComponentProps<"thead">) {
  return <thead className={cn("border-border border-b bg-muted text-sm", className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody className={cn("divide-y divide-border", className)} {...props} />;
}

export function TableRow(props: ComponentProps<"tr">) {
  return <tr {...props} />;
}

export function TableHeaderCell({
  numeric = false,
  className,
  scope = "col",
  ...props
}: ComponentProps<"th"> & { numeric?: boolean }) {
  return (
    <th
      scope={scope}
      className={cn("px-4 py-3 font-semibold text-muted-foreground", numeric && "text-right", className)}
      {...props}
    />
  );
}

/** `numeric` sets figures right-aligned under each other; give it to the column's header too. */
export function TableCell({
  numeric = false,
  className,
  ...props
}: ComponentProps<"td"> & { numeric?: boolean }) {
  return <td className={cn("px-4 py-3 align-top", numeric && "tabular text-right", className)} {...props} />;
}
