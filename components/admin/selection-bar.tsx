"use client";

import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { mostSelected } from "./use-admin-list";

/** How many rows are selected and what can be done with all of them; `children` are those buttons. */
export function SelectionBar({
  count,
  total,
  onSelectAll,
  onClear,
  children,
}: {
  count: number;
  /** How many rows fit the filters, on every page. */
  total: number;
  /** Selects among the rows of every page. */
  onSelectAll: () => Promise<unknown>;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("Admin.table");
  const [isReading, setIsReading] = useState(false);
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? t("selected", { count }) : ""}
      </p>
      {count > 0 ? (
        <div className="sticky top-18 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-secondary p-3 text-secondary-foreground shadow-sm">
          <span aria-hidden className="tabular font-medium">
            {t("selected", { count })}
          </span>
          {/* On a phone both buttons share the second line, without their icons. */}
          <span className="order-last flex flex-wrap gap-2 max-sm:basis-full sm:order-none sm:flex-1 [&>button>svg]:max-sm:hidden [&>button]:max-lg:px-3 [&>button]:max-sm:flex-1 [&>button]:max-sm:px-2">
            {children}
          </span>
          {count < Math.min(total, mostSelected) ? (
            <Button
              variant="ghost"
              className="max-lg:px-2"
              disabled={isReading}
              onClick={() => {
                setIsReading(true);
                onSelectAll().then(
                  () => setIsReading(false),
                  () => setIsReading(false),
                );
              }}
            >
              {t("selectAllThatFit")}
            </Button>
          ) : null}
          <Button variant="ghost" className="max-sm:ml-auto max-lg:px-2" onClick={onClear}>
            <X aria-hidden className="max-lg:hidden" />
            {t("clearSelection")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
