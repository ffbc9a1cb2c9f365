"use client";

import { Check, X } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { DataTable } from "@/components/admin/data-table";
import { WithItemPanel } from "@/components/admin/desk/item-panel";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { SelectionBar } from "@/components/admin/selection-bar";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useKeptFocus } from "@/components/admin/use-kept-focus";
import { useListWish } from "@/components/admin/use-list-wish";
import { Button } from "@/components/ui/button";
import { applications } from "@/lib/features/expert-applications/moderation-client";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import {
  applicationLifecycle,
  applicationStatuses,
  reviewNotesMaxLength,
} from "@/lib/features/expert-applications/states";
import { detailsButtonId, useApplicationColumns } from "./application-columns";
import type { BusyWith } from "./application-status";
import { BulkFailureList } from "./bulk-failure-list";
import { useBulkReview } from "./use-bulk-review";
import { useReviewActions } from "./use-review-actions";

const ApplicationDetails = lazy(() => import("./application-details"));
const ReasonDialog = lazy(() => import("@/components/feedback/reason-dialog"));
const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

type OpenDialog =
  | { kind: "details" | "delete"; application: ExpertApplication }
  | { kind: "reject"; applications: readonly ExpertApplication[]; isBulk: boolean };

/** The applications tab (001 §2, §4): who wants to join, what waits longest first, and what is decided about it. */
export default function ApplicationsPanel() {
  const t = useTranslations("AdminApplications");
  const statusTexts = useTranslations("Choices.review");
  const table = useTranslations("Admin.table");
  const adminActions = useTranslations("Admin.actions");
  const editing = useTranslations("Editing");
  const actions = useTranslations("Actions");
  const doing = useTranslations("Admin.doing");
  const list = useAdminList(applications, useListWish());
  const { data, selected } = list;
  const { approve, reject, reopen, remove } = useReviewActions();
  const bulk = useBulkReview();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { keepAt, keepAtOpener } = useKeptFocus(panel, data, open, selected);

  const items = data?.items ?? [];
  const singles = [
    ["approve", approve.isPending && approve.variables.id],
    ["reject", reject.isPending && reject.variables.application.id],
    ["reopen", reopen.isPending && reopen.variables.id],
    ["delete", remove.isPending && remove.variables.id],
  ] as const;
  const busyWith = (id: number): BusyWith | null =>
    bulk.busyWith(id) ?? singles.find(([, busyId]) => busyId === id)?.[0] ?? null;
  const isSelectable = ({ id, status }: ExpertApplication) => status === "pending" && busyWith(id) === null;
  // Only what is on screen can be decided about: rows of another page, or decided meanwhile, do not count.
  const chosen = items.filter((application) => selected.has(application.id) && isSelectable(application));

  /** @param staying the id of a button that is there after the dialog in any case */
  const show = (next: OpenDialog, staying?: string) => {
    keepAtOpener(staying);
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
      show({ kind: "reject", applications: [application], isBulk: false }, detailsButtonId(application.id)),
    details: (application) => show({ kind: "details", application }, detailsButtonId(application.id)),
    remove: (application) => show({ kind: "delete", application }, detailsButtonId(application.id)),
  });

  const actionsOf = (application: ExpertApplication) =>
    applicationLifecycle.canHappen("approve", application.status, "admin") ? (
      <>
        <Button
          size="sm"
          className="max-lg:h-11"
          disabled={busyWith(application.id) !== null}
          onClick={() => approveOne(application)}
        >
          <Check aria-hidden />
          {adminActions("approve")}
        </Button>
        <Button
          size="sm"
          variant="outline"
          className="max-lg:h-11"
          disabled={busyWith(application.id) !== null}
          onClick={() => show({ kind: "reject", applications: [application], isBulk: false })}
        >
          <X aria-hidden />
          {adminActions("reject")}
        </Button>
      </>
    ) : null;

  function rejectWith(dialog: Extract<OpenDialog, { kind: "reject" }>, notes: string) {
    const [application] = dialog.applications;
    if (dialog.isBulk) {
      bulk.start("reject", dialog.applications, notes);
      list.select(new Set());
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
        list={list}
        searchLabel={table("search")}
        statuses={applicationStatuses.map((status) => [status, statusTexts(status)])}
        exportPath="/api/admin/exports/expert-applications"
      />
      <SelectionBar count={chosen.length} onClear={() => list.select(new Set())}>
        <Button
          onClick={() => {
            bulk.start("approve", chosen);
            list.select(new Set());
            keepAt(() => null);
          }}
        >
          <Check aria-hidden />
          {adminActions("approveSelected")}
        </Button>
        <Button
          variant="outline"
          onClick={() => show({ kind: "reject", applications: chosen, isBulk: true })}
        >
          <X aria-hidden />
          {adminActions("rejectSelected")}
        </Button>
      </SelectionBar>
      <BulkFailureList failures={bulk.failures} onHide={bulk.hideFailures} />
      <WithItemPanel
        kind="application"
        items={items}
        titleOf={({ name }) => name}
        fallbackTitle={t("title")}
        actions={actionsOf}
      >
        {(panel) => (
          <DataTable
            label={t("title")}
            name="applications"
            columns={columns}
            list={list}
            rowName={({ name }) => name}
            emptyText={t("empty")}
            emptyHelp={t("emptyHelp")}
            isSelectable={isSelectable}
            {...panel}
          />
        )}
      </WithItemPanel>
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
          <ReasonDialog
            title={t("reject.title", { count: open.applications.length })}
            description={t("reject.description", {
              count: open.applications.length,
              name: open.applications[0]?.name ?? "",
            })}
            label={t("details.notes")}
            help={t("reject.help", { max: reviewNotesMaxLength })}
            maxLength={reviewNotesMaxLength}
            initial={open.isBulk ? bulk.keptNotes : ""}
            confirm={t("reject.confirm", { count: open.applications.length })}
            isSending={reject.isPending}
            pending={doing("reject")}
            onConfirm={(notes) => rejectWith(open, notes)}
            onClose={close}
          />
        ) : null}
        {open?.kind === "delete" ? (
          <ConfirmDialog
            title={t("delete.title", { name: open.application.name })}
            description={t(
              applicationLifecycle.canHappen("reject", open.application.status, "admin")
                ? "delete.pending"
                : "delete.description",
            )}
            confirm={t("delete.confirm")}
            keep={editing("keepIt")}
            close={actions("close")}
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
