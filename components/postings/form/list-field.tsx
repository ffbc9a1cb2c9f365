"use client";

import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { FieldError, FieldHelp, RequiredMark } from "@/components/form/field-shell";
import { useField } from "@/components/form/form-context";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useNames } from "@/lib/client/names";
import { listLimits, type PostingValues } from "@/lib/features/postings/form";
import { addEntries } from "@/lib/features/postings/form-lists";

interface ListFieldProps {
  name: keyof typeof listLimits;
  label: string;
  help: string;
  /** Names the button, which reads "Add". */
  addLabel: string;
  /** Names the list of what was added. */
  listLabel: string;
  marked?: boolean;
  className?: string;
}

/**
 * A list that is typed entry by entry (001 §5): Enter or Add adds one, commas several. Entries are taken out with
 * their cross, or from the keyboard: Backspace in the empty field goes to the last one, Backspace or Delete removes.
 */
export function ListField({ name, label, help, addLabel, listLabel, marked, className }: ListFieldProps) {
  const t = useTranslations("Posting.list");
  const inputs = useTranslations("Inputs");
  const { setValue, control } = useFormContext<PostingValues>();
  const entries = useWatch({ control, name });
  const { isSubmitted } = useFormState({ control });
  const { id, helpId, errorId, error } = useListField(name, label, help);
  const names = useNames();
  const shown = (entry: string) => (name === "requiredSkills" ? names.skill(entry) : entry);
  const [typed, setTyped] = useState("");
  /** What has just happened to the list, for everybody who does not see it happen. */
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);

  const change = (next: string[]) =>
    setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted });

  function add() {
    if (typed.trim() === "") return;
    const result = addEntries(entries, typed, listLimits[name]);
    if (result.added.length > 0) change(result.entries);
    setSaid(
      [
        result.added.length > 0 ? t("added", { entries: result.added.join(", ") }) : "",
        result.repeated.length > 0 ? t("repeated", { entries: result.repeated.join(", ") }) : "",
        result.refused.length > 0 ? t("refused", { entries: result.refused.join(", ") }) : "",
      ].join(" "),
    );
    setTyped("");
  }

  const crosses = () => [...(list.current?.querySelectorAll("button") ?? [])];

  function remove(index: number) {
    change(entries.toSpliced(index, 1));
    setSaid(t("removed", { entry: shown(entries[index] ?? "") }));
    // Focus stays in the list: on what moved into the place, or before it, or where entries are typed.
    requestAnimationFrame(() => {
      const left = crosses();
      (left[Math.min(index, left.length - 1)] ?? document.getElementById(id))?.focus();
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") {
      // Enter adds the entry; it does not send the form.
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && typed === "" && entries.length > 0) {
      event.preventDefault();
      crosses().at(-1)?.focus();
    }
  }

  return (
    <div className={cn("space-y-1.5", className)}>
      <Label htmlFor={id}>
        {label}
        {marked ? <RequiredMark /> : null}
      </Label>
      <div className="flex gap-3">
        <Input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          // What was typed but not added is not to be lost.
          onBlur={add}
          autoComplete="off"
          enterKeyHint="done"
          required={marked && entries.length === 0}
          aria-invalid={error ? true : undefined}
          aria-describedby={[helpId, errorId].filter(Boolean).join(" ")}
          className="min-w-0"
        />
        <Button
          variant="outline"
          onClick={() => {
            add();
            document.getElementById(id)?.focus();
          }}
          className="px-4"
          aria-label={addLabel}
        >
          <Plus aria-hidden />
          {inputs("add")}
        </Button>
      </div>
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
      <p role="status" className="sr-only">
        {said}
      </p>
      {entries.length > 0 ? (
        <ul ref={list} aria-label={listLabel} className="flex flex-wrap gap-2 pt-1">
          {entries.map((entry, index) => (
            <li
              key={entry}
              className="flex min-h-11 min-w-0 max-w-full items-center rounded-md bg-secondary pl-3 text-secondary-foreground"
            >
              <span className="min-w-0 break-words py-1">{shown(entry)}</span>
              <button
                type="button"
                aria-label={t("remove", { entry: shown(entry) })}
                onClick={() => remove(index)}
                onKeyDown={(event) => {
                  if (event.key !== "Backspace" && event.key !== "Delete") return;
                  event.preventDefault();
                  remove(index);
                }}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-secondary-hover"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The field's ids and its error; the fault of one entry is the list's. */
function useListField(name: ListFieldProps["name"], label: string, help: string) {
  const field = useField(name, label, help);
  const { errors } = useFormState<PostingValues>({ name });
  const faults = errors[name];
  const inList = Array.isArray(faults) ? faults.find((each) => each?.message)?.message : undefined;
  const error: string | undefined = field.error ?? inList;
  return { ...field, error, errorId: error ? `${field.id}-error` : undefined };
}
