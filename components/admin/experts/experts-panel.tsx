"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowDownUp, Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useRef, useState } from "react";
import { type Column, DataTable } from "@/components/admin/data-table";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { SelectionBar } from "@/components/admin/selection-bar";
import { useKeptFocus } from "@/components/admin/use-kept-focus";
import { useListWish } from "@/components/admin/use-list-wish";
import { Button } from "@/components/ui/button";
import { adminList, type ListWish } from "@/lib/features/admin/list-client";
import { adminExpertsPath } from "@/lib/features/experts/admin-client";
import { type AdminExpert, adminExpertStatuses } from "@/lib/features/experts/admin-schemas";
import { adminPageSize } from "@/lib/shared/admin-list";
import { editButtonId, useExpertColumns } from "./expert-columns";
import { OrderCell } from "./order-cell";
import { SortableRow, SortableRows } from "./sortable-rows";
import { useRemoval, useReview } from "./use-expert-actions";
import { useMoves, withMove } from "./use-moves";

const EditDialog = lazy(() => import("./edit-dialog"));
const MoveDialog = lazy(() => import("./move-dialog"));
const RejectDialog = lazy(() => import("./reject-dialog"));
const ConfirmDialog = lazy(() => import("@/components/profile/confirm-dialog"));

type Open =
  | { kind: "edit" | "delete" | "move"; expert: AdminExpert }
  | { kind: "reject"; experts: readonly AdminExpert[] };

/** The experts tab (001 §2): everybody in display order, to drag, edit, review, delete and bring back. */
export default function ExpertsPanel() {
  const t = useTranslations("AdminExperts");
  const { wish, change } = useListWish();
  const { data, isError, refetch } = useQuery(
    adminList<AdminExpert>(adminExpertsPath, wish, adminPageSize.screen),
  );
  const { moves, move } = useMoves();
  const { remove, restore } = useRemoval();
  const review = useReview();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Open | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { keepAt } = useKeptFocus(panel, [data, open, selected]);

  // Between rows that are not all there, a place means nothing.
  const isInOrder = wish.q === "" && wish.status === "" && wish.sort === "";
  const firstPlace = (wish.page - 1) * adminPageSize.screen + 1;
  const total = data?.total ?? 0;
  const shown = isInOrder
    ? moves.reduce<AdminExpert[]>((items, each) => withMove(items, firstPlace, each), data?.items ?? [])
    : (data?.items ?? []);
  const placeOf = ({ id }: AdminExpert) => firstPlace + shown.findIndex((each) => each.id === id);
  const isSelectable = (id: number) =>
    review.doingWith(id) === null && shown.some((each) => each.id === id && each.dueAt !== null);
  const chosen = shown.filter(({ id }) => selected.has(id) && isSelectable(id));
  const close = () => setOpen(null);

  /** The focus comes back to where the dialog was opened from, or to the row's own button. */
  function show(next: Open, id?: number) {
    const opener = document.activeElement;
    keepAt(() => {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener;
      return id === undefined ? null : document.getElementById(editButtonId(id));
    });
    setOpen(next);
  }

  function decide(decision: "approve" | "reject", experts: readonly AdminExpert[], reason?: string) {
    review.start(decision, experts, reason);
    setSelected(new Set());
    close();
    const [first] = experts;
    keepAt(() => (first ? document.getElementById(editButtonId(first.id)) : null));
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
          onChoosePlace={() => show({ kind: "move", expert }, expert.id)}
        />
      ) : (
        <span className="tabular">{expert.archivedAt ? "–" : expert.displayOrder}</span>
      ),
  };
  const columns = useExpertColumns(order, review.doingWith, {
    approve: (expert) => decide("approve", [expert]),
    reject: (expert) => show({ kind: "reject", experts: [expert] }, expert.id),
    edit: (expert) => show({ kind: "edit", expert }, expert.id),
    remove: (expert) => show({ kind: "delete", expert }, expert.id),
    restore: (expert) => restore.mutate(expert),
  });

  function changeList(changes: Partial<ListWish>) {
    setSelected(new Set());
    change(changes);
  }

  /** The expert of a dialog as the list has it now. */
  const current = (expert: AdminExpert) => shown.find(({ id }) => id === expert.id) ?? expert;

  return (
    <div ref={panel} tabIndex={-1} className="space-y-4 outline-none">
      <h2 className="sr-only">{t("title")}</h2>
      <ListToolbar
        wish={wish}
        onChange={changeList}
        searchLabel={t("search")}
        statuses={(["all", ...adminExpertStatuses] as const).map((status) => ({
          value: status === "all" ? "" : status,
          label: t(`statuses.${status}`),
        }))}
        exportPath="/api/admin/exports/experts"
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground">
        {isInOrder ? (
          t("order.help")
        ) : (
          <>
            {t("order.disabled")}
            <Button variant="outline" onClick={() => changeList({ q: "", status: "", sort: "" })}>
              <ArrowDownUp aria-hidden />
              {t("order.show")}
            </Button>
          </>
        )}
      </p>
      <SelectionBar count={chosen.length} onClear={() => setSelected(new Set())}>
        <Button onClick={() => decide("approve", chosen)}>
          <Check aria-hidden />
          {t("review.approveSelected")}
        </Button>
        <Button variant="outline" onClick={() => show({ kind: "reject", experts: chosen })}>
          <X aria-hidden />
          {t("review.rejectSelected")}
        </Button>
      </SelectionBar>
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
          data={data && { ...data, items: shown }}
          isError={isError}
          onRetry={() => void refetch()}
          wish={wish}
          onChange={changeList}
          rowName={({ name }) => name}
          emptyText={t("empty")}
          selection={{ ids: new Set(chosen.map(({ id }) => id)), onChange: setSelected, isSelectable }}
          {...(isInOrder ? { Row: SortableRow } : {})}
        />
      </SortableRows>
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
          <RejectDialog
            experts={open.experts}
            onReject={(reason) => decide("reject", open.experts, reason)}
            onClose={close}
          />
        ) : null}
        {open?.kind === "delete" ? (
          <ConfirmDialog
            title={t("delete.title")}
            description={t("delete.description", { name: open.expert.name })}
            confirm={t("delete.confirm")}
            keep={t("delete.keep")}
            close={t("delete.close")}
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
