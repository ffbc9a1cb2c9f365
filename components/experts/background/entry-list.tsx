"use client";

import { Plus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { type FieldValues, useFieldArray } from "react-hook-form";
import { FieldError } from "@/components/form/field-shell";
import { useField } from "@/components/form/form-context";
import { Button } from "@/components/ui/button";

/** A list in a form whose entries have fields of their own: one can be added at its end, and each taken out. */
export function EntryList({
  name,
  label,
  addLabel,
  removeLabel,
  max,
  emptyEntry,
  children,
}: {
  name: string;
  label: string;
  addLabel: string;
  /** Says which entry: its number, from 1. */
  removeLabel: (number: number) => string;
  max: number;
  emptyEntry: object;
  /** The fields of the entry whose names begin with `prefix`. */
  children: (prefix: string) => ReactNode;
}) {
  const { fields, append, remove } = useFieldArray<FieldValues>({ name });
  const { id, error, errorId } = useField(`${name}.root`, label, null);
  const addButton = useRef<HTMLButtonElement>(null);

  function removeAt(index: number) {
    remove(index);
    addButton.current?.focus();
  }

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={errorId}
      className="min-w-0 space-y-4"
    >
      {fields.length > 0 ? (
        <ul className="divide-y divide-border">
          {fields.map((field, index) => (
            <li key={field.id} className="flex items-start gap-3 py-4 first:pt-0">
              <div className="grid min-w-0 flex-1 items-start gap-4 sm:grid-cols-2">
                {children(`${name}.${index}`)}
              </div>
              <Button
                variant="ghost"
                size="icon"
                className="sm:mt-7"
                aria-label={removeLabel(index + 1)}
                onClick={() => removeAt(index)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <FieldError id={errorId}>{error}</FieldError>
      <Button
        ref={addButton}
        variant="outline"
        aria-disabled={fields.length >= max}
        onClick={() => fields.length < max && append(emptyEntry)}
      >
        <Plus aria-hidden />
        {addLabel}
      </Button>
    </fieldset>
  );
}
