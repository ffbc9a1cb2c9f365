"use client";

import { useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { TextField } from "@/components/form/fields";
import { Checkbox } from "@/components/ui/choice";

/** A password with a box to show it: better than typing it twice. */
export function PasswordField<Values extends FieldValues>({
  name,
  label,
  showLabel,
  help,
  autoComplete,
}: {
  name: FieldPath<Values>;
  label: string;
  showLabel: string;
  help?: string;
  autoComplete: "current-password" | "new-password";
}) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <TextField<Values>
        name={name}
        label={label}
        help={help}
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Checkbox
        className="mt-1"
        checked={isShown}
        onChange={(event) => setIsShown(event.currentTarget.checked)}
      >
        {showLabel}
      </Checkbox>
    </div>
  );
}
