"use client";

import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { type FieldPath, type FieldValues, type RegisterOptions, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { Checkbox } from "@/components/ui/choice";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { parseEuros } from "@/lib/shared/money";
import { FieldError, FieldHelp, FieldShell, OptionalMark, RequiredMark } from "./field-shell";
import { useField } from "./form-context";

/** `<TextField<BookingInput> name="email" …>` checks the name against the form's values. */
interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  /** What is said about what is typed, while it is. */
  hint?: ReactNode;
  /** The field may stay empty: its label says so. */
  optional?: boolean;
  /** Marks a required field with a star, in a form of mostly optional ones. */
  marked?: boolean;
  /** Of the field as a whole, for instance its place in a grid. */
  className?: string;
  isLabelHidden?: boolean;
}

type Native<Element extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Element>,
  "name" | "id" | "className" | "ref" | "onChange" | "onBlur" | "defaultValue" | "value"
>;

/** Parts the props of a field into those of its shell and those of its control. */
function useFieldShell<Values extends FieldValues, Control extends object>(
  {
    name,
    label,
    help,
    hint,
    optional = false,
    marked = false,
    className,
    isLabelHidden,
    ...input
  }: FieldProps<Values> & Control,
  options?: RegisterOptions,
) {
  const { id, register, error, helpId, errorId, aria } = useField(name, label, help);
  return {
    shell: {
      id,
      label,
      help,
      helpId,
      hint,
      error,
      errorId,
      className,
      isLabelHidden,
      optionalMark: marked ? <RequiredMark /> : <OptionalMark show={optional} />,
    },
    control: { ...input, id, ...aria, ...register(name, options) },
  };
}

/** One line of text, an address, a date: `type`, `autoComplete` and the like go to the input. */
export function TextField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values> & Native<"input">,
) {
  const { shell, control } = useFieldShell(props);
  return (
    <FieldShell {...shell}>
      <Input {...control} />
    </FieldShell>
  );
}

export function TextareaField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values> & Native<"textarea">,
) {
  const { shell, control } = useFieldShell(props);
  return (
    <FieldShell {...shell}>
      <Textarea {...control} />
    </FieldShell>
  );
}

/** A native select; `children` are its options. `asNumber` hands the schema numbers instead of texts. */
export function SelectField<Values extends FieldValues = FieldValues>({
  asNumber = false,
  ...props
}: FieldProps<Values> & Native<"select"> & { asNumber?: boolean; children: ReactNode }) {
  const { shell, control } = useFieldShell(props, asNumber ? { setValueAs: toNumber } : undefined);
  return (
    <FieldShell {...shell}>
      <NativeSelect {...control} />
    </FieldShell>
  );
}

/** Empty is absent; what is no number stays text, so that the schema refuses it (decisions G: never a silent 0). */
function toNumber(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return undefined;
  const hundredths = parseEuros(value);
  return hundredths === null ? value : hundredths / 100;
}

/**
 * A number with its unit ("€ / hour", "years") beside it; the unit is part of what screen readers say. It takes comma
 * and point in every language and is written as the page's language does, but never while it is typed: a browser's own
 * number field knows only the sign of the browser's language. The arrow keys go a `step` up and down between the bounds.
 * `asText` hands the schema what was typed.
 */
export function NumberField<Values extends FieldValues = FieldValues>({
  unit,
  asText = false,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  onKeyDown,
  ...props
}: FieldProps<Values> &
  Omit<Native<"input">, "type" | "min" | "max" | "step"> & {
    unit: string;
    asText?: boolean;
    min?: number;
    max?: number;
    step?: number;
  }) {
  const { shell, control } = useFieldShell(props, asText ? undefined : { setValueAs: toNumber });
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const write = (number: unknown) => {
    if (!input.current || typeof number !== "number") return;
    const text = number.toLocaleString(locale, { useGrouping: false });
    if (input.current.value !== text) input.current.value = text;
  };
  // The form puts its values into the element behind React's back, as the point of a script writes them.
  useWatch({ name: props.name });
  useEffect(() => {
    if (document.activeElement !== input.current) write(toNumber(input.current?.value));
  });
  const unitId = `${control.id}-unit`;
  const describedBy = [unitId, control["aria-describedby"]].filter(Boolean).join(" ");

  function stepped(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const way = { ArrowUp: step, ArrowDown: -step }[event.key];
    const number = toNumber(event.currentTarget.value) ?? (way && way > 0 ? min - step : min + step);
    if (way === undefined || typeof number !== "number") return;
    event.preventDefault();
    write(Math.min(max, Math.max(min, number + way)));
    void control.onChange(event);
  }

  return (
    <FieldShell {...shell}>
      <span className="flex items-center gap-3">
        <Input
          inputMode="decimal"
          autoComplete="off"
          className="tabular min-w-0 max-w-40"
          {...control}
          ref={(element) => {
            input.current = element;
            control.ref(element);
          }}
          onKeyDown={stepped}
          onBlur={(event) => {
            write(toNumber(event.currentTarget.value));
            return control.onBlur(event);
          }}
          aria-describedby={describedBy}
        />
        <span id={unitId} className="shrink-0 text-muted-foreground">
          {unit}
        </span>
      </span>
    </FieldShell>
  );
}

/** One yes or no; the label stands beside the box. */
export function CheckboxField<Values extends FieldValues = FieldValues>(
  props: Omit<FieldProps<Values>, "optional"> & Omit<Native<"input">, "type">,
) {
  const { shell, control } = useFieldShell(props);
  return (
    <div className={shell.className}>
      <Checkbox {...control}>{shell.label}</Checkbox>
      <FieldHelp id={shell.helpId}>{shell.help}</FieldHelp>
      <FieldError id={shell.errorId}>{shell.error}</FieldError>
    </div>
  );
}

/** Several of a few: the value is the list of the chosen options (its default must be a list). */
export function CheckboxGroupField<Values extends FieldValues = FieldValues>({
  name,
  label,
  help,
  optional = false,
  marked = false,
  className,
  options,
}: FieldProps<Values> & { options: readonly { value: string; label: string; description?: string }[] }) {
  const { id, register, error, helpId, errorId, aria } = useField(name, label, help);
  return (
    <ChoiceGroup
      legend={
        <>
          {label}
          {marked ? <RequiredMark /> : <OptionalMark show={optional} />}
        </>
      }
      aria-describedby={aria["aria-describedby"]}
      className={className}
    >
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
      <div className="flex flex-wrap gap-x-8">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : undefined}
            value={option.value}
            description={option.description}
            aria-invalid={aria["aria-invalid"]}
            {...register(name)}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/**
 * A field that people never see or reach, but robots fill in (decisions A13). Its name is in the schema; the server
 * refuses or ignores what arrives in it.
 */
export function HoneypotField<Values extends FieldValues = FieldValues>({
  name,
}: {
  name: FieldPath<Values>;
}) {
  const t = useTranslations("Form");
  const { id, register } = useField(name, t("honeypot"), undefined);
  return (
    <div aria-hidden="true" className="absolute -left-full size-px overflow-hidden">
      <label htmlFor={id}>{t("honeypot")}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...register(name)} />
    </div>
  );
}
