"use client";

import { CircleAlert } from "lucide-react";
import type { Ref } from "react";
import type { FieldErrors } from "react-hook-form";
import { useTranslations } from "#texts";
import type { FaultType } from "./use-zod-form";

/** "Full name is required" says itself which field it means; "Required" does not. */
const bare: FaultType = "bare";

interface Fault {
  /** Dotted, as the schema has it. */
  name: string;
  message: string;
  type: unknown;
}

/** Every error, one after the other. */
function faultsIn(errors: object, prefix = ""): Fault[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    // `ref` is the DOM element that react-hook-form keeps beside a message.
    if (typeof value !== "object" || value === null || key === "ref") return [];
    const name = `${prefix}${key}`;
    const { message, type } = value;
    if (typeof message === "string" && message !== "") return [{ name, message, type }];
    return faultsIn(value, `${name}.`);
  });
}

/** The errors in the order of their fields on the page; those of no field last. */
function inOrderOfPage<T extends { field?: { id: string } | undefined }>(entries: readonly T[]): T[] {
  const placed = entries.map((entry) => ({
    entry,
    at: entry.field && document.getElementById(entry.field.id),
  }));
  return placed
    .sort((a, b) => {
      if (!a.at || !b.at) return Number(!a.at) - Number(!b.at);
      // A list reports several errors of one element.
      return a.at === b.at
        ? 0
        : a.at.compareDocumentPosition(b.at) & Node.DOCUMENT_POSITION_PRECEDING
          ? 1
          : -1;
    })
    .map(({ entry }) => entry);
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
  // A list reports its errors per entry ("skills.0"); the field is the whole list.
  const entries = faultsIn(errors).map((fault) => ({
    ...fault,
    field: fields.get(fault.name) ?? fields.get(fault.name.split(".")[0] ?? fault.name),
  }));
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
        {inOrderOfPage(entries).map(({ name, message, type, field }) => (
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
                {type === bare ? `${field.label}: ${message}` : message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
