"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";

/** How many rows are selected and what can be done with all of them; `children` are those buttons. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("Admin.table");
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
          <Button variant="ghost" className="max-sm:ml-auto max-lg:px-2" onClick={onClear}>
            <X aria-hidden className="max-lg:hidden" />
            {t("clearSelection")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
