import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A native progress bar; `label` names it for screen readers. The number itself belongs beside it as text. */
export function Progress({
  label,
  className,
  ...props
}: Omit<ComponentProps<"progress">, "aria-label"> & { label: string }) {
  return (
    <progress
      aria-label={label}
      className={cn(
        "block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-muted",
        "[&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary",
        "[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-primary",
        className,
      )}
      {...props}
    />
  );
}
