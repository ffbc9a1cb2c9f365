"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";

/** Which rows of how many, and the ways to the page before and after. */
export function Pagination({
  page,
  pageSize,
  total,
  onChange,
}: {
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}) {
  const t = useTranslations("Admin.table");
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center justify-between gap-3">
      <p className="tabular text-muted-foreground" role="status">
        {t("range", { from, to: Math.min(total, page * pageSize), total })}
      </p>
      {pages > 1 ? (
        <div className="flex items-center gap-2">
          <Button variant="outline" size="icon" disabled={page <= 1} onClick={() => onChange(page - 1)}>
            <ChevronLeft aria-hidden />
            <span className="sr-only">{t("previous")}</span>
          </Button>
          <span className="tabular px-2">{t("page", { page, pages })}</span>
          <Button variant="outline" size="icon" disabled={page >= pages} onClick={() => onChange(page + 1)}>
            <ChevronRight aria-hidden />
            <span className="sr-only">{t("next")}</span>
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
