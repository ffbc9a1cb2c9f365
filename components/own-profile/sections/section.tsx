import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { Card, CardContent } from "@/components/ui/card";

// A group of a profile's fields. Each of the files beside this one holds some of them, to fill in and to read.

export function ProfileSection({
  title,
  note,
  columns = false,
  children,
}: {
  title: string;
  note?: string;
  columns?: boolean;
  children: ReactNode;
}) {
  return (
    <Card>
      <CardContent className="space-y-4">
        <div>
          <h2 className="text-heading">{title}</h2>
          {note ? <p className="text-muted-foreground text-sm">{note}</p> : null}
        </div>
        {columns ? <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div> : children}
      </CardContent>
    </Card>
  );
}

/** What a section says, to read. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">{children}</dl>;
}

/** A field to read; without a value, that there is none. */
export function Fact({ label, children }: { label: string; children?: ReactNode }) {
  const t = useTranslations("OwnProfile");
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="break-words font-medium">
        {children || <span className="font-normal text-muted-foreground">{t("view.missing")}</span>}
      </dd>
    </div>
  );
}
