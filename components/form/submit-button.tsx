"use client";

import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Button, type ButtonProps } from "@/components/ui/button";

/** The form's main button; while the submit is under way it says so and is disabled. */
export function SubmitButton({
  pendingLabel,
  isPending = false,
  disabled = false,
  variant = "accent",
  children,
  ...props
}: Omit<ButtonProps, "type" | "asChild"> & {
  pendingLabel: string;
  /** Work of the submit that goes on outside the form, for instance a second call. */
  isPending?: boolean;
  children: ReactNode;
}) {
  const { isSubmitting } = useFormState();
  const isBusy = isSubmitting || isPending;
  return (
    <Button type="submit" variant={variant} disabled={disabled || isBusy} {...props}>
      {isBusy ? pendingLabel : children}
    </Button>
  );
}
