"use client";

import { useEffect } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { fullNameOf } from "@/lib/client/full-name";
import { useCurrentUser } from "@/lib/client/use-current-user";

/** Puts name and e-mail of who is signed in into their fields, where these are empty. */
export function useKnownVisitor<Input extends FieldValues, Output>(
  { getValues, setValue }: UseFormReturn<Input, unknown, Output>,
  nameField: FieldPath<Input>,
  emailField: FieldPath<Input>,
): void {
  const { user } = useCurrentUser();
  useEffect(() => {
    const known = [
      [nameField, fullNameOf(user)],
      [emailField, user.email],
    ] as const;
    for (const [field, value] of known) {
      if (value && !getValues(field)) setValue(field, value as FieldPathValue<Input, typeof field>);
    }
  }, [user, getValues, setValue, nameField, emailField]);
}
