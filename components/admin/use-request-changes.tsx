"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "#texts";
import { changeMessageMaxLength } from "@/lib/features/change-requests/rules";
import { inboxPath } from "@/lib/features/operations/desk-client";
import { KeptReasons } from "./kept-reasons";
import { useAdminAction } from "./use-admin-action";
import { useUndoable } from "./use-undoable";

const ReasonDialog = lazy(() => import("@/components/feedback/reason-dialog"));

type Asked<Item> = { item: Item; message: string };

/**
 * Asks the sender of something under review for changes, with words that they read: it can be undone until it is sent, which
 * opens the dialog again. What was typed is there then, and when it is asked again after a failure.
 * @returns `ask` opens the dialog, which `dialog` is; `isBusy` tells whether it is about to happen to an item
 */
export function useRequestChanges<Item extends { id: number }>({
  run,
  path,
  nameOf,
}: {
  run: (item: Item, message: string) => Promise<unknown>;
  /** The list that changes. */
  path: string;
  nameOf: (item: Item) => string;
}): { ask: (item: Item) => void; isBusy: (id: number) => boolean; dialog: ReactNode } {
  const t = useTranslations("AdminChanges");
  const changes = useTranslations("ChangeRequests");
  const actions = useTranslations("Admin.actions");
  const undoable = useUndoable<"request_changes">();
  const [open, setOpen] = useState<Asked<Item> | null>(null);
  const [kept, setKept] = useState({ of: 0, message: "" });
  const change = useAdminAction({
    run: ({ item, message }: Asked<Item>) => run(item, message),
    paths: [path, inboxPath],
    success: (_, { item }) => ({ title: t("done"), description: t("doneText", { name: nameOf(item) }) }),
    failure: () => ({ title: t("failed") }),
  });

  function send(asked: Asked<Item>) {
    setOpen(null);
    setKept({ of: asked.item.id, message: asked.message });
    undoable.start(
      "request_changes",
      [asked.item.id],
      t("waiting", { name: nameOf(asked.item) }),
      () => change.mutate(asked, { onSuccess: () => setKept({ of: 0, message: "" }) }),
      () => setOpen(asked),
    );
  }
  return {
    ask: (item) => setOpen({ item, message: item.id === kept.of ? kept.message : "" }),
    isBusy: (id) => undoable.waiting.has(id) || (change.isPending && change.variables.item.id === id),
    dialog: (
      <Suspense fallback={null}>
        {open ? (
          <ReasonDialog
            title={t("title", { name: nameOf(open.item) })}
            description={t("description")}
            label={changes("message")}
            help={t("help", { max: changeMessageMaxLength })}
            above={(write) => <KeptReasons onChoose={write} />}
            maxLength={changeMessageMaxLength}
            isRequired
            initial={open.message}
            variant="accent"
            confirm={actions("requestChanges")}
            onConfirm={(message) => send({ item: open.item, message })}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    ),
  };
}
