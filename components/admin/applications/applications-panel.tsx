"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useRef, useState } from "react";
import { DataTable } from "@/components/admin/data-table";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { SelectionBar } from "@/components/admin/selection-bar";
import { useKeptFocus } from "@/components/admin/use-kept-focus";
import { useListWish } from "@/components/admin/use-list-wish";
import { Button } from "@/components/ui/button";
import { adminList, type ListWish } from "@/lib/features/admin/list-client";
import type { ExpertApplication } from "@/lib/features/applications/review-schemas";
import { applicationStatuses, canHappen } from "@/lib/features/applications/states";
import { adminPageSize } from "@/lib/shared/admin-list";
import { detailsButtonId, useApplicationColumns } from "./application-columns";
import type { BusyWith } from "./application-status";
import { BulkFailureList } from "./bulk-failure-list";
import { useBulkReview } from "./use-bulk-review";
import { applicationsPath, useReviewActions } from "./use-review-actions";

const ApplicationDetails = lazy(() => import("./application-details"));
const RejectDialog = lazy(() => import("./reject-dialog"));
const ConfirmDialog = lazy(() => import("@/components/profile/confirm-dialog"));

type OpenDialog =
  | { kind: "details" | "delete"; application: ExpertApplication }
  | { kind: "reject"; applications: readonly ExpertApplication[]; isBulk: boolean };

/** The applications tab (001 §2, §4): who wants to join, what waits longest first, and what is decided about it. */
export default function ApplicationsPanel() {
  const t = useTranslations("AdminApplications");
  const { wish, change } = useListWish();
  const { data, isError, refetch } = useQuery(
    adminList<ExpertApplication>(applicationsPath, wish, adminPageSize.screen),
  );
  const { approve, reject, reopen, remove } = useReviewActions();
  const bulk = useBulkReview();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { keepAt } = useKeptFocus(panel, [data, open, selected]);

  const items = data?.items ?? [];
  const singles = [
    ["approve", approve.isPending && approve.variables.id],
    ["reject", reject.isPending && reject.variables.application.id],
    ["reopen", reopen.isPending && reopen.variables.id],
    ["delete", remove.isPending && remove.variables.id],
  ] as const;
  const busyWith = (id: number): BusyWith | null =>
    bulk.busyWith(id) ?? singles.find(([, busyId]) => busyId === id)?.[0] ?? null;
  const isSelectable = (id: number) =>
    busyWith(id) === null && items.some((each) => each.id === id && each.status === "pending");
  // Only what is on screen can be decided about: rows of another page, or decided meanwhile, do not count.
  const chosen = items.filter(({ id }) => selected.has(id) && isSelectable(id));

  const show = (next: OpenDialog, id?: number) => {
    const opener = document.activeElement;
    keepAt(() =>
      opener instanceof HTMLElement && opener.isConnected && opener !== document.body
        ? opener
        : id === undefined
          ? null
          : document.getElementById(detailsButtonId(id)),
    );
    setOpen(next);
  };
  const close = () => setOpen(null);
  const approveOne = (application: ExpertApplication) => {
    keepAt(() => document.getElementById(detailsButtonId(application.id)));
    // Another dialog may have been opened meanwhile; it stays.
    const closeIt = (dialog: OpenDialog | null) =>
      dialog?.kind === "details" && dialog.application.id === application.id ? null : dialog;
    approve.mutate(application, { onSuccess: () => setOpen(closeIt) });
  };
  const columns = useApplicationColumns(busyWith, {
    approve: approveOne,
    reject: (application) =>
      show({ kind: "reject", applications: [application], isBulk: false }, application.id),
    details: (application) => show({ kind: "details", application }, application.id),
    remove: (application) => show({ kind: "delete", application }, application.id),
  });

  function changeList(changes: Partial<ListWish>) {
    setSelected(new Set());
    change(changes);
  }

  function rejectWith(dialog: Extract<OpenDialog, { kind: "reject" }>, notes: string) {
    const [application] = dialog.applications;
    if (dialog.isBulk) {
      bulk.start("reject", dialog.applications, notes);
      setSelected(new Set());
      close();
    } else if (application) {
      keepAt(() => document.getElementById(detailsButtonId(application.id)));
      reject.mutate({ application, notes }, { onSuccess: close });
    }
  }

  /** The application of a dialog as the list has it now. */
  const current = (application: ExpertApplication) =>
    items.find(({ id }) => id === application.id) ?? application;

  return (
    <div ref={panel} tabIndex={-1} className="space-y-4 outline-none">
      <h2 className="sr-only">{t("title")}</h2>
      <ListToolbar
        wish={wish}
        onChange={changeList}
        searchLabel={t("search")}
        statuses={(["all", ...applicationStatuses] as const).map((status) => ({
          value: status === "all" ? "" : status,
          label: t(`statuses.${status}`),
        }))}
        exportPath="/api/admin/exports/expert-applications"
      />
      <SelectionBar count={chosen.length} onClear={() => setSelected(new Set())}>
        <Button
          onClick={() => {
            bulk.start("approve", chosen);
            setSelected(new Set());
            keepAt(() => null);
          }}
        >
          <Check aria-hidden />
          {t("bulk.approve")}
        </Button>
        <Button
          variant="outline"
          onClick={() => show({ kind: "reject", applications: chosen, isBulk: true })}
        >
          <X aria-hidden />
          {t("bulk.reject")}
        </Button>
      </SelectionBar>
      <BulkFailureList failures={bulk.failures} onHide={bulk.hideFailures} />
      <DataTable
        label={t("title")}
        columns={columns}
        data={data}
        isError={isError}
        onRetry={() => void refetch()}
        wish={wish}
        onChange={changeList}
        rowName={({ name }) => name}
        emptyText={t("empty")}
        selection={{ ids: new Set(chosen.map(({ id }) => id)), onChange: setSelected, isSelectable }}
      />
      <Suspense fallback={null}>
        {open?.kind === "details" ? (
          <ApplicationDetails
            application={current(open.application)}
            busyWith={busyWith(open.application.id)}
            onApprove={() => approveOne(open.application)}
            onReject={() => setOpen({ kind: "reject", applications: [open.application], isBulk: false })}
            onReopen={() => reopen.mutate(open.application)}
            onDelete={() => setOpen({ kind: "delete", application: open.application })}
            onClose={close}
          />
        ) : null}
        {open?.kind === "reject" ? (
          <RejectDialog
            applications={open.applications}
            initialNotes={open.isBulk ? bulk.keptNotes : ""}
            isSending={reject.isPending}
            onReject={(notes) => rejectWith(open, notes)}
            onClose={close}
          />
        ) : null}
        {open?.kind === "delete" ? (
          <ConfirmDialog
            title={t("delete.title", { name: open.application.name })}
            description={t(
              canHappen("reject", open.application.status) ? "delete.pending" : "delete.description",
            )}
            confirm={t("delete.confirm")}
            keep={t("delete.keep")}
            close={t("delete.close")}
            onConfirm={() => {
              remove.mutate(open.application);
              close();
            }}
            onKeep={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
