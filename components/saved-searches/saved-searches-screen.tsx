"use client";

import { Search, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { failedToast } from "@/components/feedback/failed-toast";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox } from "@/components/ui/choice";
import { isGone } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { changeSavedSearch, deleteSavedSearch } from "@/lib/features/saved-searches/client";
import { searchPath } from "@/lib/features/saved-searches/rules";
import type { SavedSearch } from "@/lib/features/saved-searches/schemas";

const ConfirmDialog = dynamic(() => import("@/components/feedback/confirm-dialog"));

/** A search with its filters in words, which the server has. */
export type WordedSearch = Pick<SavedSearch, "id" | "name" | "filters" | "alert"> & { words: string[] };

/** The saved searches of the signed-in person: open one, be mailed about it or not, delete it (deal P3). */
export function SavedSearchesScreen({ initial }: { initial: WordedSearch[] }) {
  const t = useTranslations("SavedSearches.list");
  const keeping = useTranslations("Keeping");
  const links = useTranslations("Links");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const [searches, setSearches] = useState(initial);
  const [deleting, setDeleting] = useState<WordedSearch | null>(null);
  const region = useRef<HTMLElement>(null);
  const show = (id: number, alert: SavedSearch["alert"]) =>
    setSearches((known) => known.map((each) => (each.id === id ? { ...each, alert } : each)));

  async function turn({ id, name, alert }: WordedSearch, isWanted: boolean) {
    const wanted = isWanted ? "daily" : "off";
    show(id, wanted);
    try {
      await changeSavedSearch({ params: { id }, body: { alert: wanted } });
      toast({ title: t(isWanted ? "alertOn" : "alertOff"), description: name });
    } catch (error) {
      show(id, alert);
      failedToast(error, feedback);
    }
  }
  async function remove({ id, name }: WordedSearch) {
    setDeleting(null);
    try {
      await deleteSavedSearch({ params: { id } });
    } catch (error) {
      if (!isGone(error)) {
        failedToast(error, feedback);
        return;
      }
    }
    setSearches((known) => known.filter((each) => each.id !== id));
    region.current?.focus({ preventScroll: true });
    toast({ title: t("deleted"), description: name });
  }

  return (
    <section ref={region} tabIndex={-1} aria-label={t("region")}>
      {searches.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title={t("emptyTitle")}
          description={t("emptyDescription")}
          action={
            <Link href={shellRoutes.experts} className={buttonVariants()}>
              {links("browseExperts")}
            </Link>
          }
        />
      ) : (
        <ul className="space-y-3">
          {searches.map((search) => (
            <li
              key={search.id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-lg border border-border bg-card p-5"
            >
              <div className="wrap-anywhere min-w-0 flex-1 basis-72">
                <h2 className="text-subheading">{search.name}</h2>
                <ul aria-label={t("filters")} className="mt-2 flex flex-wrap gap-2">
                  {(search.words.length > 0 ? search.words : [t("everybody")]).map((word) => (
                    <li key={word}>
                      <Badge>{word}</Badge>
                    </li>
                  ))}
                </ul>
                <Checkbox
                  className="mt-1"
                  checked={search.alert === "daily"}
                  onChange={({ target }) => void turn(search, target.checked)}
                >
                  {keeping("alert")}
                  <span className="sr-only">: {search.name}</span>
                </Checkbox>
              </div>
              <div className="flex flex-wrap gap-2">
                <Link
                  href={searchPath(search.filters)}
                  prefetch={false}
                  className={buttonVariants({ variant: "secondary" })}
                >
                  {t("open")}
                  <span className="sr-only"> {search.name}</span>
                </Link>
                <button
                  type="button"
                  onClick={() => setDeleting(search)}
                  className={buttonVariants({ variant: "outline" })}
                >
                  <Trash2 aria-hidden />
                  {t("deleteConfirm")}
                  <span className="sr-only">: {search.name}</span>
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {deleting ? (
        <ConfirmDialog
          title={t("deleteTitle", { name: deleting.name })}
          description={t("deleteDescription")}
          confirm={t("deleteConfirm")}
          keep={actions("cancel")}
          close={actions("close")}
          onConfirm={() => void remove(deleting)}
          onKeep={() => setDeleting(null)}
        />
      ) : null}
    </section>
  );
}
