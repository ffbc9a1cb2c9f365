"use client";

import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { NotLoaded } from "@/components/feedback/not-loaded";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import {
  createShortlist,
  listsFor,
  putShortlistExpert,
  removeShortlistExpert,
} from "@/lib/features/shortlists/client";
import type { Shortlist } from "@/lib/features/shortlists/schemas";
import { NameForm } from "./name-form";

/** The lists of the signed-in person as check boxes: a tick puts the expert on the list at once, or takes them off it. */
export default function AddToListDialog({
  expertId,
  name,
  onClose,
}: {
  expertId: number;
  name: string;
  onClose: () => void;
}) {
  const t = useTranslations("Shortlists.adding");
  const keeping = useTranslations("Keeping");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const [lists, setLists] = useState<Shortlist[] | "loading" | { fault: unknown }>("loading");
  const load = useCallback(() => {
    setLists("loading");
    listsFor(expertId).then(setLists, (fault: unknown) => setLists({ fault }));
  }, [expertId]);
  useEffect(load, [load]);

  const mark = (id: number, hasExpert: boolean) =>
    setLists((known) =>
      Array.isArray(known) ? known.map((list) => (list.id === id ? { ...list, hasExpert } : list)) : known,
    );
  async function tick({ id }: Shortlist, isWanted: boolean) {
    mark(id, isWanted);
    const params = { id, expert: expertId };
    try {
      await (isWanted ? putShortlistExpert({ params, body: {} }) : removeShortlistExpert({ params }));
    } catch (error) {
      mark(id, !isWanted);
      failedToast(error, feedback);
    }
  }
  async function begin(listName: string) {
    const list = await createShortlist({ body: { name: listName } });
    setLists((known) => [list, ...(Array.isArray(known) ? known : [])]);
    await tick(list, true);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width="sm"
        title={t("title", { expert: name })}
        description={t("description")}
        closeLabel={actions("close")}
      >
        {lists === "loading" ? (
          <div role="status">
            <span className="sr-only">{t("loading")}</span>
            <Skeleton className="h-11" />
          </div>
        ) : "fault" in lists ? (
          <NotLoaded error={lists.fault} text={t("failed")} retry={load} />
        ) : (
          <>
            {lists.length > 0 ? (
              <fieldset className="mb-4 max-h-72 overflow-y-auto">
                <legend className="sr-only">{t("lists")}</legend>
                {lists.map((list) => (
                  <Checkbox
                    key={list.id}
                    checked={list.hasExpert === true}
                    onChange={({ target }) => void tick(list, target.checked)}
                  >
                    {list.name}
                  </Checkbox>
                ))}
              </fieldset>
            ) : (
              <p className="mb-4 text-muted-foreground">{t("none")}</p>
            )}
            <NameForm label={keeping("newShortlist")} submit={t("create")} send={begin} />
          </>
        )}
        <DialogFooter>
          <Button onClick={onClose}>{t("done")}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
