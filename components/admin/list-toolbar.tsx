"use client";

import { Download, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { useDebounced } from "@/lib/client/use-debounced";
import { type ListWish, listParameters } from "@/lib/features/admin/list-client";

/** Search, the filter by state, and the export of what they leave; `children` are a table's further controls. */
export function ListToolbar({
  wish,
  onChange,
  searchLabel,
  statuses,
  exportPath,
  filters,
  children,
}: {
  wish: ListWish;
  onChange: (changes: Partial<ListWish>) => void;
  /** What the search looks through, as its label. */
  searchLabel: string;
  /** Without states there is no filter. The first entry with an empty value is 'all'. */
  statuses?: readonly { value: string; label: string }[];
  /** Such as /api/admin/exports/experts. */
  exportPath?: string;
  /** Filters that only this table has, for the export. */
  filters?: Readonly<Record<string, string>>;
  children?: ReactNode;
}) {
  const t = useTranslations("Admin.table");
  const id = useId();
  const [typed, setTyped] = useState(wish.q);
  const settled = useDebounced(typed, 300);

  // The address may change from elsewhere: the back button, another tab of the dashboard.
  useEffect(() => setTyped(wish.q), [wish.q]);
  // Only what was typed asks for a change, not a rendering.
  useEffect(() => {
    if (settled === typed && settled.trim() !== wish.q) onChange({ q: settled.trim() });
  }, [settled]);

  const parameters = listParameters({ ...wish, page: 1 }, filters);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <label htmlFor={`${id}-search`} className="mb-1.5 block font-medium">
          {searchLabel}
        </label>
        <span className="relative block">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            id={`${id}-search`}
            type="search"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="pl-10"
          />
        </span>
      </div>
      {statuses ? (
        <div className="min-w-36 max-sm:flex-1">
          <label htmlFor={`${id}-status`} className="mb-1.5 block font-medium">
            {t("status")}
          </label>
          <NativeSelect
            id={`${id}-status`}
            value={wish.status}
            onChange={(event) => onChange({ status: event.target.value })}
          >
            {statuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </div>
      ) : null}
      {children}
      {exportPath ? (
        <a
          href={`${exportPath}${parameters.size > 0 ? `?${parameters}` : ""}`}
          download
          className={buttonVariants({ variant: "outline" })}
        >
          <Download aria-hidden />
          {t("export")}
        </a>
      ) : null}
    </div>
  );
}
