import type { ReactNode } from "react";
import { Card, CardContent } from "@/components/ui/card";

/** What is known of a person or a company, label by label. */
export function FactsCard({ title, facts }: { title: string; facts: [label: string, value: ReactNode][] }) {
  return (
    <Card>
      <CardContent>
        <h2 className="text-heading">{title}</h2>
        <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
          {facts.map(([label, value]) => (
            <div key={label} className="max-sm:mb-2 sm:contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  );
}
