import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

const alertVariants = cva("flex gap-3 rounded-md border p-4", {
  variants: {
    variant: {
      info: "border-info/30 bg-info-surface [&>svg]:text-info",
      success: "border-success/30 bg-success-surface [&>svg]:text-success",
      warning: "border-warning/30 bg-warning-surface [&>svg]:text-warning",
      destructive: "border-destructive/40 bg-destructive-surface [&>svg]:text-destructive",
    },
  },
  defaultVariants: { variant: "info" },
});

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, destructive: CircleAlert } as const;

/**
 * A message in the page. It announces nothing by itself: give `role="alert"` or `role="status"` when it appears
 * after the page was read.
 */
export function Alert({
  variant,
  title,
  className,
  children,
  ...props
}: Omit<ComponentProps<"div">, "title"> & VariantProps<typeof alertVariants> & { title?: ReactNode }) {
  const Icon = icons[variant ?? "info"];
  return (
    <div className={cn(alertVariants({ variant }), className)} {...props}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 space-y-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
