import type { ComponentProps, ReactNode } from "react";

/**
 * A native range input under its label, with the chosen value written beside it.
 * `valueText` is what people read and what the screen reader says ("3 months" instead of "3").
 */
export function Slider({
  id,
  label,
  valueText,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type" | "id"> & { id: string; label: ReactNode; valueText: string }) {
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="tabular text-muted-foreground">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        aria-valuetext={valueText}
        className="h-11 w-full cursor-pointer accent-primary"
        {...props}
      />
    </div>
  );
}
