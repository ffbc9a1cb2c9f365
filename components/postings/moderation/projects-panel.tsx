"use client";

import { lazy, Suspense, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { WithItemPanel } from "@/components/admin/desk/item-panel";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { ReviewClock } from "@/components/admin/review-clock";
import { SelectionBar } from "@/components/admin/selection-bar";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { useRequestChanges } from "@/components/admin/use-request-changes";
import { useUndoable } from "@/components/admin/use-undoable";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { postings, requestPostingChanges } from "@/lib/features/postings/moderation-client";
import { postingLifecycle } from "@/lib/features/postings/moderation-rules";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { approvalStatuses } from "@/lib/features/postings/rules";
import { langOf } from "@/lib/shared/locales";
import { HiddenMark, PostingStatus } from "./posting-status";
import { RowActions } from "./row-actions";
import { useDashboardActions } from "./use-dashboard-actions";
import { usePostingWords } from "./use-posting-words";

const DetailsDialog = lazy(() => import("./details-dialog"));
const RejectDialog = lazy(() => import("./reject-dialog"));
const DeleteDialog = lazy(() => import("./delete-dialog"));

type Open = { kind: "details" | "reject" | "delete"; postings: readonly AdminPosting[] };

type Doing = "approving" | "rejecting" | "deleting";

const idsOf = (postings: readonly AdminPosting[]) => postings.map(({ id }) => id);

/** The dashboard's tab of project postings (001 §2). */
export default function ProjectsPanel() {
  const t = useTranslations("AdminProjects");
  const statusTexts = useTranslations("Choices.review");
  const projectFields = useTranslations("Fields.project");
  const person = useTranslations("Fields.person");
  const columnTexts = useTranslations("Admin.columns");
  const words = usePostingWords();
  const locale = useLocale();
  const list = useAdminList(postings, useListWish());
  const actions = useDashboardActions();
  const undoable = useUndoable<Doing>();
  const changes = useRequestChanges({
    run: requestPostingChanges,
    path: postings.path,
    nameOf: ({ title }) => title,
  });
  const [open, setOpen] = useState<Open | null>(null);
  /** The reason of a rejection that was taken back or failed: nobody types it twice. */
  const [keptReason, setKeptReason] = useState({ of: 0, reason: "" });

  const chosen = list.known.filter(({ id }) => list.selected.has(id));
  const undecided = chosen.filter(({ approvalStatus }) =>
    postingLifecycle.canHappen("approve", approvalStatus, "admin"),
  );
  const close = () => setOpen(null);

  /** It can be taken back for a moment; then what was selected, and the reason that was typed, are there again. */
  function start(postings: readonly AdminPosting[], doing: Doing, run: () => void) {
    const before = list.selected;
    close();
    list.select(new Set());
    undoable.start(doing, idsOf(postings), t(`bulk.${doing}`, { count: postings.length }), run, () =>
      list.select(before),
    );
  }

  function reject(postings: readonly AdminPosting[], reason: string) {
    const forget = () => setKeptReason({ of: 0, reason: "" });
    setKeptReason({ of: postings[0]?.id ?? 0, reason });
    start(postings, "rejecting", () =>
      actions.reject.mutate({ chosen: postings, reason }, { onSuccess: forget }),
    );
  }

  function remove(postings: readonly AdminPosting[]) {
    if (postings.length > 1) start(postings, "deleting", () => actions.remove.mutate({ chosen: postings }));
    else actions.remove.mutate({ chosen: postings }, { onSettled: close });
  }

  const rowActions = (posting: AdminPosting) => (
    <RowActions
      posting={posting}
      isBusy={
        undoable.waiting.has(posting.id) ||
        changes.isBusy(posting.id) ||
        (actions.approve.isPending && idsOf(actions.approve.variables.chosen).includes(posting.id)) ||
        (actions.reopen.isPending && actions.reopen.variables === posting.id)
      }
      onApprove={() => start([posting], "approving", () => actions.approve.mutate({ chosen: [posting] }))}
      onRequestChanges={() => changes.ask(posting)}
      onReopen={() => actions.reopen.mutate(posting.id)}
      onOpen={(kind) => setOpen({ kind, postings: [posting] })}
    />
  );
  const columns: Column<AdminPosting>[] = [
    {
      key: "title",
      header: projectFields("title"),
      sort: "title",
      isWide: true,
      isOpener: true,
      className: "min-w-52 max-w-96 lg:min-w-0 lg:max-w-42 2xl:max-w-72",
      cell: (posting) => (
        <span className="wrap-anywhere font-medium">
          <span lang={langOf(posting.textLanguage, locale)}>{posting.title}</span>{" "}
          <HiddenMark posting={posting} />
        </span>
      ),
    },
    {
      key: "company",
      header: person("company"),
      sort: "customerCompany",
      className: "wrap-anywhere min-w-32 max-w-56 lg:min-w-0 lg:max-w-32 2xl:max-w-56",
      cell: ({ customerCompany }) =>
        customerCompany ?? <span className="text-muted-foreground">{t("table.noCompany")}</span>,
    },
    {
      key: "budget",
      header: projectFields("budget"),
      sort: "hourlyRate",
      className: "tabular min-w-36 lg:min-w-0 lg:max-w-34 2xl:max-w-48",
      cell: words.budget,
    },
    {
      key: "status",
      header: columnTexts("status"),
      sort: "approvalStatus",
      cell: (posting) =>
        undoable.waiting.has(posting.id) || changes.isBusy(posting.id) ? (
          <Badge>{t("inProgress")}</Badge>
        ) : (
          <PostingStatus posting={posting} />
        ),
    },
    {
      key: "clock",
      header: t("table.clock"),
      sort: "submittedAt",
      cell: ({ submittedAt, dueAt }) =>
        dueAt ? <ReviewClock submittedAt={submittedAt} dueAt={dueAt} /> : words.date(submittedAt),
    },
    {
      key: "actions",
      header: columnTexts("actions"),
      isWide: true,
      cell: rowActions,
    },
  ];

  return (
    <div className="space-y-5">
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={approvalStatuses.map((status) => [status, statusTexts(status)])}
        exportPath="/api/admin/exports/project-postings"
      />
      <SelectionBar
        count={chosen.length}
        total={list.data?.total ?? 0}
        onSelectAll={() => list.selectAll(() => true)}
        onClear={() => list.select(new Set())}
      >
        {undecided.length > 0 ? (
          <>
            <Button
              onClick={() =>
                start(undecided, "approving", () => actions.approve.mutate({ chosen: undecided }))
              }
            >
              {t("bulk.approve", { count: undecided.length })}
            </Button>
            <Button variant="outline" onClick={() => setOpen({ kind: "reject", postings: undecided })}>
              {t("bulk.reject", { count: undecided.length })}
            </Button>
          </>
        ) : null}
        <Button variant="outline" onClick={() => setOpen({ kind: "delete", postings: chosen })}>
          {t("bulk.delete", { count: chosen.length })}
        </Button>
      </SelectionBar>
      <WithItemPanel
        kind="posting"
        items={list.data?.items ?? []}
        titleOf={({ title }) => title}
        fallbackTitle={t("page.tabs")}
        status={(posting) => (
          <>
            <PostingStatus posting={posting} />
            <HiddenMark posting={posting} />
          </>
        )}
        actions={rowActions}
      >
        {(panel) => (
          <DataTable
            label={t("page.tabs")}
            name="projects"
            columns={columns}
            list={list}
            rowName={({ title }) => title}
            emptyText={t("table.empty")}
            emptyHelp={t("table.emptyHelp")}
            isSelectable={() => true}
            {...panel}
          />
        )}
      </WithItemPanel>
      {changes.dialog}
      <Suspense fallback={null}>
        {open?.kind === "details" && open.postings[0] ? (
          <DetailsDialog posting={open.postings[0]} onClose={close} />
        ) : null}
        {open?.kind === "reject" ? (
          <RejectDialog
            titles={open.postings.map(({ title }) => title)}
            initial={open.postings[0]?.id === keptReason.of ? keptReason.reason : ""}
            onConfirm={(reason) => reject(open.postings, reason)}
            onClose={close}
          />
        ) : null}
        {open?.kind === "delete" ? (
          <DeleteDialog postings={open.postings} onConfirm={() => remove(open.postings)} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}
