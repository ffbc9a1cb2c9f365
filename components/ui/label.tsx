import type { ComponentProps } from "react";
import { cn } from "./cn";

/** The label of the control named by `htmlFor`. */
export function Label({
  className,
  htmlFor,
  children,
  ...props
}: ComponentProps<"label"> & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={cn("block font-medium text-foreground", className)} {...props}>
      {children}
    </label>
  );
}
