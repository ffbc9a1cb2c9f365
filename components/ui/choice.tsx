import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

type ChoiceProps = Omit<ComponentProps<"input">, "type"> & {
  children: ReactNode;
  /** Shown under the text, for instance a short explanation of the choice. */
  description?: ReactNode;
};

function Choice({
  type,
  className,
  children,
  description,
  ...props
}: ChoiceProps & { type: "checkbox" | "radio" }) {
  return (
    <label
      className={cn(
        "flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:opacity-60",
        className,
      )}
    >
      <input type={type} className="mt-0.5 size-5 shrink-0 accent-primary" {...props} />
      <span>
        {children}
        {description ? <span className="block text-muted-foreground text-sm">{description}</span> : null}
      </span>
    </label>
  );
}

/** A native checkbox with its text; the whole line is the target. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** One choice of a RadioGroup; all of a group share `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />;
}
