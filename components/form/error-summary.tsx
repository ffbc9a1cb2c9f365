"use client";

import { CircleAlert } from "lucide-react";
import type { Ref } from "react";
import type { FieldErrors } from "react-hook-form";
import { useTranslations } from "#texts";

/** Dotted name and message of every error, in the order of the schema. */
function messages(errors: object, prefix = ""): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    // `ref` is the DOM element that react-hook-form keeps beside a message.
    if (typeof value !== "object" || value === null || key === "ref") return [];
    const name = `${prefix}${key}`;
    if (typeof value.message === "string" && value.message !== "") return [{ name, message: value.message }];
    return messages(value, `${name}.`);
  });
}

/** "Full name is required" says itself which field it means; "Required" does not. */
function namesField(message: string, label: string): boolean {
  return message.toLocaleLowerCase().includes(label.toLocaleLowerCase());
}

/** All errors of a form with a link to each field. It is focused by the form, which also makes it heard. */
export function ErrorSummary({
  ref,
  errors,
  fields,
}: {
  ref: Ref<HTMLDivElement>;
  errors: FieldErrors;
  fields: ReadonlyMap<string, { label: string; id: string }>;
}) {
  const t = useTranslations("Form");
  const entries = messages(errors);
  if (entries.length === 0) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="rounded-md border-2 border-destructive bg-destructive-surface p-4"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-destructive" />
        {t("summaryTitle")}
      </p>
      <ul className="mt-2 space-y-1 pl-7">
        {entries.map(({ name, message }) => {
          // A list reports its errors per entry ("skills.0"); the field is the whole list.
          const field = fields.get(name) ?? fields.get(name.split(".")[0] ?? name);
          return (
            <li key={name}>
              {field ? (
                <a
                  href={`#${field.id}`}
                  className="inline-block py-1 font-medium text-destructive underline underline-offset-4"
                  onClick={(event) => {
                    event.preventDefault();
                    const control = document.getElementById(field.id);
                    control?.focus();
                    control?.scrollIntoView?.({ block: "center" });
                  }}
                >
                  {namesField(message, field.label) ? message : `${field.label}: ${message}`}
                </a>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
