import { Slot } from "radix-ui/slot";
import type { ComponentProps } from "react";
import { type ButtonVariants, buttonVariants } from "./button-variants";
import { cn } from "./cn";

export type ButtonProps = ComponentProps<"button"> & ButtonVariants & { asChild?: boolean };

/** A button; with `asChild` the look of one on its only child, usually a Link. Renders on the server too. */
export function Button({ asChild = false, variant, size, className, type, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot className={classes} {...props} />;
  return <button type={type ?? "button"} className={classes} {...props} />;
}
