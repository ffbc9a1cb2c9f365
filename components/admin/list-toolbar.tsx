"use client";

import { Download, Search } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useLocale, useTranslations } from "#texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { listParameters } from "@/lib/client/admin-list";
import { useDebouncedText } from "@/lib/client/use-debounced-text";
import { defaultLocale } from "@/lib/shared/locales";
import { FilterSelect } from "./toolbar-filter";
import type { ListAddress } from "./use-admin-list";

/** Search, the filter by state, and the export of what they leave; `children` are a list's further controls. */
export function ListToolbar({
  list: { wish, filters, change },
  searchLabel,
  statuses,
  exportPath,
  children,
}: {
  list: ListAddress;
  /** What the search looks through, as its label. */
  searchLabel: string;
  /** Without states there is no filter by them. */
  statuses?: readonly (readonly [value: string, label: string])[];
  /** Such as /api/admin/exports/experts. */
  exportPath?: string;
  children?: ReactNode;
}) {
  const t = useTranslations("Admin.table");
  const columns = useTranslations("Admin.columns");
  const id = useId();
  const { text, setText, flush } = useDebouncedText({
    applied: wish.q || undefined,
    read: (typed) => typed.trim() || undefined,
    apply: (q = "") => change({ q }),
  });

  const locale = useLocale();
  const parameters = listParameters({ ...wish, page: 1 }, filters);
  // In English a file has the API's names, which scripts and older files have too.
  if (locale !== defaultLocale) parameters.set("language", locale);
  return (
    <div className="flex flex-wrap items-end gap-3 lg:gap-2 lg:[&_a]:h-9 lg:[&_a]:text-sm lg:[&_input]:h-9 lg:[&_input]:text-sm lg:[&_label]:mb-1 lg:[&_label]:text-sm lg:[&_select]:h-9 lg:[&_select]:text-sm">
      <div className="min-w-48 flex-1 max-sm:basis-full">
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
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={({ key }) => key === "Enter" && flush()}
            // What is pressed next (the export, "Clear filters") is about what the field says.
            onBlur={flush}
            className="pl-10"
          />
        </span>
      </div>
      {statuses ? (
        <FilterSelect
          label={columns("status")}
          all={t("all")}
          value={wish.status}
          options={statuses}
          onChange={(status) => change({ status })}
        />
      ) : null}
      {children}
      {exportPath ? (
        <span className="flex max-sm:flex-1">
          <a
            href={`${exportPath}${parameters.size > 0 ? `?${parameters}` : ""}`}
            download
            className={buttonVariants({ variant: "outline", className: "rounded-r-none max-sm:flex-1" })}
          >
            <Download aria-hidden />
            {t("export")}
          </a>
          <a
            href={`${exportPath}?${new URLSearchParams([...parameters, ["separator", "semicolon"]])}`}
            download
            title={t("exportSemicolons")}
            className={buttonVariants({ variant: "outline", className: "-ml-px rounded-l-none px-3" })}
          >
            <span aria-hidden>{t("semicolons")}</span>
            <span className="sr-only">{t("exportSemicolons")}</span>
          </a>
        </span>
      ) : null}
    </div>
  );
}
