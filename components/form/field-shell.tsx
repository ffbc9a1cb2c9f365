"use client";

import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { cn } from "@/components/ui/cn";
import { Label } from "@/components/ui/label";

export function FieldHelp({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="max-w-reading text-muted-foreground text-sm">
      {children}
    </p>
  );
}

/** The message of a field. Linked by aria-describedby; the summary announces, so this does not. */
export function FieldError({ id, children }: { id?: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-destructive text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

/** "(optional)" after a label. */
export function OptionalMark({ show }: { show: boolean }) {
  const t = useTranslations("Form");
  return show ? <span className="font-normal text-muted-foreground"> ({t("optional")})</span> : null;
}

/** A star after a label, where a form marks its few required fields; the control itself says so to screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-destructive">
      {" "}
      *
    </span>
  );
}

/** Label above, control, help below, error beside it. */
export function FieldShell({
  id,
  label,
  optionalMark,
  help,
  helpId,
  hint,
  error,
  errorId,
  className,
  isLabelHidden = false,
  children,
}: {
  id: string;
  label: string;
  optionalMark: ReactNode;
  help?: ReactNode;
  helpId?: string;
  /** What is said about what is typed. */
  hint?: ReactNode;
  error?: string;
  errorId?: string;
  className?: string;
  /** What stands around the field says what it is; screen readers still hear the label. */
  isLabelHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cn("space-y-1.5", className)}>
      <Label htmlFor={id} className={cn(isLabelHidden && "sr-only")}>
        {label}
        {optionalMark}
      </Label>
      {children}
      <FieldHelp id={helpId}>{help}</FieldHelp>
      {hint}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
