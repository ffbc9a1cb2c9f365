import { Card } from "@/components/ui/card";

/** What was sent, in short and with its reference: the part of a confirmation that one would write down. */
export const ConfirmationSummary = ({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}) => (
  <Card className="mt-8 p-5 sm:p-6">
    <h2 className="text-subheading">{title}</h2>
    <dl className="mt-3 divide-y divide-border">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-3 sm:grid-cols-4">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="wrap-anywhere min-w-0 font-medium sm:col-span-3">{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
