import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { Card, CardContent } from "@/components/ui/card";
import type { Newest } from "@/lib/features/dashboard/figures";

/** So many rows are in sight; the rest is one click away. */
const shown = 4;

/** A card with the newest rows of a list, or what there is to do while it is empty. */
export function NewestList<Item extends { readonly id: number }>({
  title,
  note,
  list,
  empty,
  row,
}: {
  title: string;
  note?: string;
  list: Newest<Item>;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
}) {
  const t = useTranslations("Dashboard.list");
  const rows = (items: readonly Item[]) => (
    <ul className="divide-y divide-border">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
          {row(item)}
        </li>
      ))}
    </ul>
  );
  const rest = list.items.slice(shown);
  return (
    <Card>
      <CardContent>
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-heading">{title}</h2>
          {list.total > 0 ? <p className="tabular text-muted-foreground">{list.total}</p> : null}
        </div>
        {note ? <p className="mt-1 max-w-reading text-muted-foreground text-sm">{note}</p> : null}
        <div className="mt-2">{list.total > 0 ? rows(list.items.slice(0, shown)) : empty}</div>
        {rest.length > 0 ? (
          <details className="group border-border border-t">
            <summary className="inline-flex min-h-11 items-center gap-1 rounded-md font-medium text-primary">
              {t("more", { count: rest.length })}
              <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            {rows(rest)}
            {list.total > list.items.length ? (
              <p className="mt-2 text-muted-foreground text-sm">
                {t("newest", { shown: list.items.length, total: list.total })}
              </p>
            ) : null}
          </details>
        ) : null}
      </CardContent>
    </Card>
  );
}
