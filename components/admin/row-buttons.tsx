import type { ReactNode } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";

type RowButtonProps = ButtonProps & {
  /** What it does to which row, for who hears the button and not the row. */
  name: string;
};

const rowSize = "h-11 lg:h-9 lg:px-2";

/** A button in a table's row: narrow, and as high as a finger needs it. */
export function RowButton({ name, className, ...props }: RowButtonProps) {
  return <Button size="sm" className={cn(rowSize, className)} aria-label={name} {...props} />;
}

/** A word beside a sign in a table's row: between the width where rows are cards and a wide window the sign stands alone. */
export const rowWord = "lg:max-[112rem]:[td_&]:sr-only";

/** A link in a table's row that looks like its buttons. */
export const rowLinkClasses = buttonVariants({
  variant: "outline",
  size: "sm",
  className: rowSize,
});

/** A decision in a table's row. */
export function RowDecision({ icon, label, ...props }: RowButtonProps & { icon: ReactNode; label: string }) {
  return (
    <RowButton title={label} {...props}>
      {icon}
      <span className={rowWord}>{label}</span>
    </RowButton>
  );
}

/** The same with an icon alone; `title` says on hovering what it does. */
export function RowIconButton({ name, icon, ...props }: RowButtonProps & { title: string; icon: ReactNode }) {
  return (
    <Button size="icon" variant="ghost" aria-label={name} className="lg:size-9" {...props}>
      {icon}
    </Button>
  );
}
