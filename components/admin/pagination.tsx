"use client";

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { adminPageSizes } from "@/lib/shared/admin-list";

/** Which rows of how many, how many on a page, and the ways to every other page; a page begins at its top. */
export function Pagination({
  page,
  pageSize,
  total,
  onChange,
  onSize,
}: {
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
  /** Without it the number of rows on a page is fixed. */
  onSize?: (size: number) => void;
}) {
  const t = useTranslations("Admin.table");
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);

  function go(to: number) {
    const next = Math.min(pages, Math.max(1, to));
    setTyped(String(next));
    if (next === page) return;
    onChange(next);
    window.scrollTo({ top: 0 });
  }
  const button = (name: "first" | "previous" | "next" | "last", icon: ReactNode, to: number) => (
    <Button
      variant="outline"
      size="icon"
      disabled={to === page || to < 1 || to > pages}
      onClick={() => go(to)}
    >
      {icon}
      <span className="sr-only">{t(name)}</span>
    </Button>
  );
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center justify-between gap-3">
      <p className="tabular text-muted-foreground" role="status">
        {t("range", { from, to: Math.min(total, page * pageSize), total })}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {onSize && total > adminPageSizes[0] ? (
          <span className="flex items-center gap-2">
            <label htmlFor={`${id}-size`} className="text-muted-foreground">
              {t("size")}
            </label>
            <NativeSelect
              id={`${id}-size`}
              value={pageSize}
              className="w-24"
              onChange={({ target }) => onSize(Number(target.value))}
            >
              {adminPageSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </NativeSelect>
          </span>
        ) : null}
        {pages > 1 ? (
          <div className="flex flex-wrap items-center gap-2">
            {button("first", <ChevronFirst aria-hidden />, 1)}
            {button("previous", <ChevronLeft aria-hidden />, page - 1)}
            <form
              className="tabular flex items-center gap-2 px-2"
              onSubmit={(event) => {
                event.preventDefault();
                const wanted = Number(typed);
                if (Number.isSafeInteger(wanted)) go(wanted);
                else setTyped(String(page));
              }}
            >
              <span className="sr-only">{t("page", { page, pages })}</span>
              <Input
                aria-label={t("jump")}
                inputMode="numeric"
                value={typed}
                className="w-18 text-center"
                onChange={({ target }) => setTyped(target.value)}
                onBlur={() => setTyped(String(page))}
              />
              <span aria-hidden>{t("ofPages", { pages })}</span>
            </form>
            {button("next", <ChevronRight aria-hidden />, page + 1)}
            {button("last", <ChevronLast aria-hidden />, pages)}
          </div>
        ) : null}
      </div>
    </nav>
  );
}
