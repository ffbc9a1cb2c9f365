"use client";

import { useId } from "react";
import { NativeSelect } from "@/components/ui/native-select";

/** One more filter of a list's toolbar; the option with the empty value takes the filter away. */
export function FilterSelect({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="min-w-36 max-sm:flex-1">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
