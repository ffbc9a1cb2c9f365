"use client";

import { EyeOff } from "lucide-react";
import { useDeferredValue } from "react";
import { type FieldPath, type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { contactDetailsIn } from "@/lib/shared/contact";

/** More than these are counted, not listed. */
const listed = 3;

/**
 * Says while somebody types what of a text is not published: contact details, links and names (decisions A8). It is no
 * error: what was typed is kept for those who may read it.
 * @param names of whom the text must not tell the name, by the values of the form
 */
export function ContactHint<Values extends FieldValues>({
  field,
  names,
}: {
  field: FieldPath<Values>;
  names: (values: Values) => string[];
}) {
  const t = useTranslations("Form.contactHint");
  const { control } = useFormContext<Values>();
  const values = useDeferredValue(useWatch({ control }) as Values);
  const text = values[field];
  const details = typeof text === "string" ? contactDetailsIn(text, names(values)) : [];
  const found = [...new Set(details.map(({ start, end }) => (text as string).slice(start, end)))];
  return (
    <div role="status">
      {found.length > 0 ? (
        <p className="flex items-start gap-1.5 text-sm wrap-anywhere">
          <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
          {t("hidden", {
            details: found.slice(0, listed).join(", "),
            more: Math.max(0, found.length - listed),
          })}
        </p>
      ) : null}
    </div>
  );
}
