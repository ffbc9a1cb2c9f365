import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

/** A titled part of the form; two fields beside each other where there is room. */
export function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card role="group" aria-labelledby={titleId} className="p-5 sm:p-6">
      <h3 id={titleId} className="text-subheading">
        {title}
      </h3>
      {help ? <p className="mt-1 text-muted-foreground">{help}</p> : null}
      <div className="mt-4 grid items-start gap-5 @xl:grid-cols-2">{children}</div>
    </Card>
  );
}

/** The fields of a grid that take its whole width. */
export const wide = "@xl:col-span-2";

/** The options of a select in the order of `values`. */
export function Options<Value extends string>({
  values,
  textOf,
}: {
  values: readonly Value[];
  textOf: (value: Value) => string;
}) {
  return values.map((value) => (
    <option key={value} value={value}>
      {textOf(value)}
    </option>
  ));
}
