"use client";

import { lazy, Suspense, useState } from "react";
import { useTranslations } from "#texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/client/use-current-user";
import type { ExpertFilters } from "@/lib/features/experts/search-params";

const SaveSearchDialog = lazy(() => import("./save-search-dialog"));

/** Keeps the search that is open now (deal P3); the dialog is loaded at the first press. */
export function SaveSearchButton({ filters, name }: { filters: ExpertFilters; name: string }) {
  const t = useTranslations("SavedSearches.saving");
  const feedback = useTranslations("Feedback");
  const { user, isLoading } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (user.isAuthenticated) setOpen(true);
    else toast({ title: feedback("loginRequired"), description: t("loginToSave"), variant: "destructive" });
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={isLoading}
        onClick={() => isLoading || press()}
        className={buttonVariants({ variant: "outline", className: "px-4" })}
      >
        {t("open")}
      </button>
      {isOpen ? (
        <Suspense>
          <SaveSearchDialog filters={filters} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
