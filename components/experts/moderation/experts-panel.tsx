"use client";

import { ArrowDownUp, Check, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { Dossier } from "@/components/admin/desk/dossier";
import { SidePanel, WithPanel } from "@/components/admin/desk/side-panel";
import { useOpenItem } from "@/components/admin/desk/use-open-item";
import { useOpenRecord } from "@/components/admin/desk/use-open-record";
import { KeptReasons } from "@/components/admin/kept-reasons";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { SelectionBar } from "@/components/admin/selection-bar";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { useRequestChanges } from "@/components/admin/use-request-changes";
import { Button } from "@/components/ui/button";
import { adminExperts, requestExpertChanges } from "@/lib/features/experts/moderation-client";
import { expertFilters, shownAs } from "@/lib/features/experts/moderation-filters";
import { type AdminExpert, adminExpertStatuses } from "@/lib/features/experts/moderation-schemas";
import { StatusBadge } from "./expert-badges";
import { openButtonId, useExpertColumns } from "./expert-columns";
import { ExpertFilters } from "./expert-filters";
import { OrderCell } from "./order-cell";
import { PanelActions } from "./panel-actions";
import { SortableRow, SortableRows } from "./sortable-rows";
import { useRemoval, useReview } from "./use-expert-actions";
import { useMoves, withMove } from "./use-moves";

const EditDialog = lazy(() => import("./edit-dialog"));
const MoveDialog = lazy(() => import("./move-dialog"));
const ReasonDialog = lazy(() => import("@/components/feedback/reason-dialog"));
const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

const everything = { q: "", status: "", ...Object.fromEntries(expertFilters.map((name) => [name, ""])) };

type Open =
  | { kind: "edit" | "delete" | "move"; expert: AdminExpert }
  | { kind: "reject"; experts: readonly AdminExpert[] };

/** The experts tab (001 §2): everybody in display order, to drag, edit, review, delete and bring back. */
export default function ExpertsPanel() {
  const t = useTranslations("AdminExperts");
  const table = useTranslations("Admin.table");
  const adminActions = useTranslations("Admin.actions");
  const editing = useTranslations("Editing");
  const actions = useTranslations("Actions");
  const address = useListWish(expertFilters);
  const list = useAdminList(adminExperts, address);
  const { openId, open: openPanel } = useOpenItem();
  const { wish, data, selected } = list;
  const { moves, move } = useMoves();
  const { remove, restore } = useRemoval();
  const review = useReview();
  const changes = useRequestChanges({
    run: requestExpertChanges,
    path: adminExperts.path,
    nameOf: ({ name }: AdminExpert) => name,
  });
  const doingWith = (id: number) => review.doingWith(id) ?? (changes.isBusy(id) ? "request_changes" : null);
  const [open, setOpen] = useState<Open | null>(null);
  /** The reason of a rejection that was taken back: nobody types it twice. */
  const [keptReason, setKeptReason] = useState<{ of: readonly AdminExpert[]; reason: string } | null>(null);

  // Between rows that are not all there, a place means nothing.
  const isInOrder = !list.isFiltered && wish.sort === "";
  const firstPlace = (wish.page - 1) * list.pageSize + 1;
  const total = data?.total ?? 0;
  const shown = isInOrder
    ? moves.reduce<AdminExpert[]>((items, each) => withMove(items, firstPlace, each), data?.items ?? [])
    : (data?.items ?? []);
  const placeOf = ({ id }: AdminExpert) => firstPlace + shown.findIndex((each) => each.id === id);
  const isSelectable = ({ dueAt }: AdminExpert) => dueAt !== null;
  const chosen = list.known.filter(
    (expert) => selected.has(expert.id) && isSelectable(expert) && doingWith(expert.id) === null,
  );
  const close = () => setOpen(null);

  function decide(decision: "approve" | "reject", experts: readonly AdminExpert[], reason?: string) {
    const before = selected;
    review.start(decision, experts, reason, () => {
      list.select(before);
      if (reason) setKeptReason({ of: experts, reason });
    });
    list.select(new Set());
    close();
  }

  const order: Column<AdminExpert> = {
    key: "order",
    header: t("columns.order"),
    className: "w-px",
    cell: (expert) =>
      isInOrder ? (
        <OrderCell
          name={expert.name}
          place={placeOf(expert)}
          total={total}
          onMove={(to) => void move(expert, placeOf(expert), to)}
          onChoosePlace={() => setOpen({ kind: "move", expert })}
        />
      ) : (
        <span className="tabular">{expert.archivedAt ? "–" : expert.displayOrder}</span>
      ),
  };
  const columns = useExpertColumns(order, doingWith, {
    open: openPanel,
    approve: (expert) => decide("approve", [expert]),
    reject: (expert) => setOpen({ kind: "reject", experts: [expert] }),
    requestChanges: changes.ask,
    edit: (expert) => setOpen({ kind: "edit", expert }),
    remove: (expert) => setOpen({ kind: "delete", expert }),
    restore: (expert) => restore.mutate(expert),
  });

  const opened = useOpenRecord("expert", openId, shown);
  const panelOpen =
    openId === null ? null : (
      <SidePanel
        title={opened?.name ?? t("title")}
        onClose={() => {
          openPanel(null);
          document.getElementById(openButtonId(openId))?.focus();
        }}
        actions={
          opened ? (
            <>
              <StatusBadge expert={opened} doing={doingWith(opened.id)} />
              <PanelActions
                expert={opened}
                isBusy={doingWith(opened.id) !== null}
                onApprove={() => decide("approve", [opened])}
                onReject={() => setOpen({ kind: "reject", experts: [opened] })}
                onRequestChanges={() => changes.ask(opened)}
                onEdit={() => setOpen({ kind: "edit", expert: opened })}
              />
            </>
          ) : null
        }
      >
        <Dossier kind="expert" id={openId} />
      </SidePanel>
    );

  /** The expert of a dialog as the list, or the panel, has it now. */
  const current = (expert: AdminExpert) =>
    shown.find(({ id }) => id === expert.id) ?? (opened?.id === expert.id ? opened : expert);

  return (
    <div className="space-y-4">
      <h2 className="sr-only">{t("title")}</h2>
      <ListToolbar
        list={list}
        searchLabel={table("search")}
        statuses={adminExpertStatuses.map((status) => [status, t(`status.${shownAs[status]}`)])}
        exportPath="/api/admin/exports/experts"
      >
        <ExpertFilters
          filters={address.filters}
          onChange={(changes) => {
            list.select(new Set());
            address.change(changes);
          }}
        />
      </ListToolbar>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground">
        {isInOrder ? (
          t("order.help")
        ) : (
          <>
            {t("order.disabled")}
            <Button
              variant="outline"
              onClick={() => {
                list.change({ sort: "", ...everything });
              }}
            >
              <ArrowDownUp aria-hidden />
              {t("order.show")}
            </Button>
          </>
        )}
      </p>
      <SelectionBar
        count={chosen.length}
        total={list.data?.total ?? 0}
        onSelectAll={() => list.selectAll(isSelectable)}
        onClear={() => list.select(new Set())}
      >
        <Button onClick={() => decide("approve", chosen)}>
          <Check aria-hidden />
          {adminActions("approveSelected")}
        </Button>
        <Button variant="outline" onClick={() => setOpen({ kind: "reject", experts: chosen })}>
          <X aria-hidden />
          {adminActions("rejectSelected")}
        </Button>
      </SelectionBar>
      <WithPanel panel={panelOpen}>
        <SortableRows
          items={shown}
          firstPlace={firstPlace}
          isDisabled={!isInOrder}
          onMove={(id, place) => {
            const expert = shown.find((each) => each.id === id);
            if (expert) void move(expert, placeOf(expert), place);
          }}
        >
          <DataTable
            label={t("title")}
            columns={columns}
            list={{ ...list, data: data && { ...data, items: shown } }}
            rowName={({ name }) => name}
            emptyText={t("empty")}
            emptyHelp={t("emptyHelp")}
            isSelectable={isSelectable}
            name="experts"
            onOpen={openPanel}
            openId={openId}
            {...(isInOrder ? { Row: SortableRow } : {})}
          />
        </SortableRows>
      </WithPanel>
      {changes.dialog}
      <Suspense fallback={null}>
        {open?.kind === "edit" ? <EditDialog expert={current(open.expert)} onClose={close} /> : null}
        {open?.kind === "move" ? (
          <MoveDialog
            name={open.expert.name}
            place={placeOf(open.expert)}
            total={total}
            onMove={(to) => {
              void move(open.expert, placeOf(open.expert), to);
              close();
            }}
            onClose={close}
          />
        ) : null}
        {open?.kind === "reject" ? (
          <ReasonDialog
            title={t("reject.title", { count: open.experts.length })}
            description={t("reject.description", {
              count: open.experts.length,
              name: open.experts[0]?.name ?? "",
            })}
            label={t("reject.reason")}
            help={t("reject.help")}
            above={(write) => <KeptReasons onChoose={write} />}
            maxLength={1000}
            initial={keptReason?.of[0]?.id === open.experts[0]?.id ? keptReason?.reason : ""}
            confirm={t("reject.confirm", { count: open.experts.length })}
            onConfirm={(reason) => decide("reject", open.experts, reason)}
            onClose={close}
          />
        ) : null}
        {open?.kind === "delete" ? (
          <ConfirmDialog
            title={t("delete.title")}
            description={t("delete.description", { name: open.expert.name })}
            confirm={t("delete.confirm")}
            keep={editing("keepIt")}
            close={actions("close")}
            onConfirm={() => {
              remove.mutate(open.expert);
              close();
            }}
            onKeep={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
