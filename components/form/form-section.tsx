import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

/** A card of fields that belong together, two in a row where there is room. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="p-5 sm:p-6">
    <h2 className="text-subheading">{title}</h2>
    <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">{children}</div>
  </Card>
);
