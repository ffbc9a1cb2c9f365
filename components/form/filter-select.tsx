import type { ReactNode } from "react";
import { fieldClasses } from "@/components/ui/field-classes";
import { ChevronDownIcon } from "@/components/ui/line-icon";

/** Where a control goes without a script: its name in the address, and the form that carries it there. */
export interface FormField {
  name: string;
  form: string;
}

/** A labelled native select of the filter panel; `cleared` is the value and text of its first choice, "no filter". */
export function FilterSelect({
  id,
  label,
  cleared,
  value,
  onChange,
  field,
  children,
}: {
  id: string;
  label: string;
  cleared: { value: "all" | "any"; text: string };
  value: string | number | undefined;
  /** Null when the filter was cleared. */
  onChange: (value: string | null) => void;
  field?: FormField;
  children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          {...field}
          value={value ?? cleared.value}
          onChange={(event) => onChange(event.target.value === cleared.value ? null : event.target.value)}
          className={`${fieldClasses} h-11 appearance-none pr-10`}
        >
          <option value={cleared.value}>{cleared.text}</option>
          {children}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted-foreground" />
      </span>
    </div>
  );
}

/** A native checkbox of the filter panel; the whole line is the target. */
export function FilterCheckbox({
  checked,
  onChange,
  field,
  children,
}: {
  checked: boolean;
  onChange: () => void;
  field?: FormField & { value: string };
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
      <input
        type="checkbox"
        {...field}
        checked={checked}
        onChange={onChange}
        className="size-5 shrink-0 accent-primary"
      />
      {children}
    </label>
  );
}
