"use client";

import { useEffect } from "react";
import { type FieldPath, type FieldValues, useFormContext } from "react-hook-form";
import { useTranslations } from "#texts";
import { TextField } from "@/components/form/fields";

/** The field for a code, which takes the focus when it appears: the person goes on where they were typing. */
export function SecondFactorField<Values extends FieldValues>({
  name,
  label,
}: {
  name: FieldPath<Values>;
  label: string;
}) {
  const t = useTranslations("Accounts.secondFactor");
  const { setFocus } = useFormContext<Values>();
  useEffect(() => setFocus(name), [setFocus, name]);
  return (
    <div className="space-y-3">
      <p role="status" className="font-medium">
        {t("asked")}
      </p>
      <TextField<Values>
        name={name}
        label={label}
        help={t("codeHelp")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}
