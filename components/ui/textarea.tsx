import type { ComponentProps } from "react";
import { cn } from "./cn";
import { fieldClasses } from "./field-classes";

export function Textarea({ className, rows = 5, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea rows={rows} className={cn(fieldClasses, "min-h-24 resize-y py-2.5", className)} {...props} />
  );
}
