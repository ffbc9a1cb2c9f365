import type { ComponentProps } from "react";

/** A native progress bar; `label` names it for screen readers. The number itself belongs beside it as text. */
export const Progress = ({
  label,
  ...props
}: Omit<ComponentProps<"progress">, "aria-label"> & { label: string }) => (
  <progress aria-label={label} {...props} />
);
