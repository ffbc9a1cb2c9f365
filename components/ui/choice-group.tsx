import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

/** A titled group of Radio or Checkbox choices. */
export function ChoiceGroup({
  legend,
  className,
  children,
  ...props
}: ComponentProps<"fieldset"> & { legend: ReactNode }) {
  return (
    <fieldset className={cn("min-w-0", className)} {...props}>
      <legend className="font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}
