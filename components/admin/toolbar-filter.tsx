"use client";

import { useId } from "react";
import { NativeSelect } from "@/components/ui/native-select";

/** A filter of a list's toolbar. */
export function FilterSelect({
  label,
  all,
  value,
  options,
  onChange,
}: {
  label: string;
  /** The words of the first option, which takes the filter away. */
  all: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="min-w-36 sm:max-w-52 lg:min-w-28 max-sm:min-w-38 max-sm:flex-1">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {[["", all] as const, ...options].map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
