"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "#texts";
import { changeMessageMaxLength } from "@/lib/features/change-requests/rules";
import { dossierPath, inboxPath } from "@/lib/features/operations/desk-client";
import { KeptReasons } from "./kept-reasons";
import { useAdminAction } from "./use-admin-action";
import { useUndoable } from "./use-undoable";

const ReasonDialog = lazy(() => import("@/components/feedback/reason-dialog"));

type Asked<Item> = { item: Item; message: string };

/**
 * Asks the sender of something under review for changes, with words that they read: it can be undone until it is sent, and
 * what was typed is there again then, or when it fails.
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
  const change = useAdminAction({
    run: ({ item, message }: Asked<Item>) => run(item, message),
    paths: [path, inboxPath, dossierPath],
    success: (_, { item }) => ({ title: t("done"), description: t("doneText", { name: nameOf(item) }) }),
    failure: () => ({ title: t("failed") }),
  });

  function send(asked: Asked<Item>) {
    setOpen(null);
    undoable.start(
      "request_changes",
      [asked.item.id],
      t("waiting", { name: nameOf(asked.item) }),
      () => change.mutate(asked),
      () => setOpen(asked),
    );
  }
  return {
    ask: (item) => setOpen({ item, message: "" }),
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
