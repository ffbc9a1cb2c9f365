"use client";

import { FolderOpen } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { Pagination } from "@/components/admin/pagination";
import { type ListAddress, useAdminList } from "@/components/admin/use-admin-list";
import { useDenied } from "@/components/admin/use-denied";
import { useRequestChanges } from "@/components/admin/use-request-changes";
import { useUndoable } from "@/components/admin/use-undoable";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { postings, requestPostingChanges } from "@/lib/features/postings/moderation-client";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { PostingCard } from "./posting-card";
import type { PostingsTab } from "./postings-screen";
import { usePageActions } from "./use-page-actions";

const DetailsDialog = lazy(() => import("./details-dialog"));
const RejectDialog = lazy(() => import("./reject-dialog"));
const EditDialog = lazy(() => import("./edit-dialog"));

/** Cards on a page (decisions H). */
const pageSize = 24;

type Open = { kind: "details" | "reject" | "edit"; posting: AdminPosting };

/** The cards of one tab, a page at a time, with their dialogs. */
export function PostingList({
  tab,
  address,
  approvedCount,
}: {
  tab: PostingsTab;
  address: ListAddress;
  /** How many places the order has, when that is known. */
  approvedCount: number | undefined;
}) {
  const t = useTranslations("AdminProjects");
  const list = useAdminList(
    postings,
    { ...address, wish: { ...address.wish, size: undefined } },
    { pageSize },
  );
  const { wish, change, data, error } = list;
  const actions = usePageActions();
  const denied = useEffectEvent(useDenied());
  const [open, setOpen] = useState<Open | null>(null);
  const undoable = useUndoable<"approving" | "rejecting">();
  const changes = useRequestChanges({
    run: requestPostingChanges,
    path: postings.path,
    nameOf: ({ title }) => title,
  });
  /** The reason of a rejection that was taken back or failed: nobody types it twice. */
  const [keptReason, setKeptReason] = useState({ of: 0, reason: "" });
  const close = () => setOpen(null);

  function decide(doing: "approving" | "rejecting", { id }: AdminPosting, run: () => void) {
    close();
    undoable.start(doing, [id], t(`bulk.${doing}`, { count: 1 }), run);
  }
  function reject(posting: AdminPosting, reason: string) {
    const { id } = posting;
    const forget = () => setKeptReason({ of: 0, reason: "" });
    setKeptReason({ of: id, reason });
    decide("rejecting", posting, () => actions.reject.mutate({ posting, reason }, { onSuccess: forget }));
  }

  // Only a new error is told.
  useEffect(() => {
    if (error) denied(error);
  }, [error]);

  if (list.isError && !data) return <LoadError title={t("page.failed")} onRetry={list.retry} />;
  if (!data) return <CardSkeletons label={t("page.loading")} />;
  if (data.total === 0) {
    const isSearch = wish.q !== "";
    return (
      <EmptyState
        icon={<FolderOpen />}
        title={isSearch ? t("page.nothingFound") : t(`page.empty.${tab}`)}
        description={!isSearch && tab === "pending" ? t("page.empty.pendingHelp") : undefined}
        action={
          isSearch ? (
            <Button variant="outline" onClick={() => change({ q: "" })}>
              {t("page.clear")}
            </Button>
          ) : undefined
        }
      />
    );
  }

  return (
    <div className="space-y-5">
      <ul className="space-y-4" aria-busy={list.isPlaceholderData}>
        {data.items.map((posting) => (
          <li key={posting.id}>
            <PostingCard
              posting={posting}
              approvedCount={approvedCount}
              busy={{
                review:
                  undoable.waiting.has(posting.id) ||
                  changes.isBusy(posting.id) ||
                  (actions.approve.isPending && actions.approve.variables.id === posting.id) ||
                  (actions.reopen.isPending && actions.reopen.variables === posting.id),
                visibility: actions.show.isPending && actions.show.variables.id === posting.id,
                // Every place depends on the others.
                order: actions.order.isPending,
              }}
              onApprove={() => decide("approving", posting, () => actions.approve.mutate(posting))}
              onRequestChanges={() => changes.ask(posting)}
              onReopen={() => actions.reopen.mutate(posting.id)}
              onShow={(isActive) => actions.show.mutate({ id: posting.id, isActive })}
              onOrder={(place) => actions.order.mutate({ id: posting.id, place })}
              onOpen={(kind) => setOpen({ kind, posting })}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={wish.page}
        pageSize={pageSize}
        total={data.total}
        onChange={(page) => change({ page })}
      />
      {changes.dialog}
      <Suspense fallback={null}>
        {open?.kind === "details" ? <DetailsDialog posting={open.posting} onClose={close} /> : null}
        {open?.kind === "reject" ? (
          <RejectDialog
            titles={[open.posting.title]}
            initial={open.posting.id === keptReason.of ? keptReason.reason : ""}
            onConfirm={(reason) => reject(open.posting, reason)}
            onClose={close}
          />
        ) : null}
        {open?.kind === "edit" ? (
          <EditDialog
            posting={data.items.find(({ id }) => id === open.posting.id) ?? open.posting}
            onSave={(edit) => actions.edit.mutateAsync({ id: open.posting.id, changes: edit })}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function CardSkeletons({ label }: { label: string }) {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">{label}</span>
      {[0, 1, 2].map((card) => (
        <div key={card} className="space-y-4 rounded-lg border border-border bg-card p-5 sm:p-6">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-20 w-full" />
        </div>
      ))}
    </div>
  );
}
