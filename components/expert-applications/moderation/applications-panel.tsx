"use client";

import { Check, MessageSquareReply, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "#texts";
import { DataTable } from "@/components/admin/data-table";
import { WithItemPanel } from "@/components/admin/desk/item-panel";
import { KeptReasons } from "@/components/admin/kept-reasons";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { SelectionBar } from "@/components/admin/selection-bar";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { useRequestChanges } from "@/components/admin/use-request-changes";
import { Button } from "@/components/ui/button";
import {
  applications,
  requestApplicationChanges,
} from "@/lib/features/expert-applications/moderation-client";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import {
  applicationLifecycle,
  applicationStatuses,
  reviewNotesMaxLength,
} from "@/lib/features/expert-applications/states";
import { useApplicationColumns } from "./application-columns";
import { ApplicationStatusBadge, type BusyWith } from "./application-status";
import { BulkFailureList } from "./bulk-failure-list";
import { type BulkEvent, useBulkReview } from "./use-bulk-review";
import { useReviewActions } from "./use-review-actions";

const ApplicationDetails = lazy(() => import("./application-details"));
const ReasonDialog = lazy(() => import("@/components/feedback/reason-dialog"));
const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

type OpenDialog =
  | { kind: "details" | "delete"; application: ExpertApplication }
  | { kind: "reject"; applications: readonly ExpertApplication[] };

/** The applications tab (001 §2, §4): who wants to join, what waits longest first, and what is decided about it. */
export default function ApplicationsPanel() {
  const t = useTranslations("AdminApplications");
  const statusTexts = useTranslations("Choices.review");
  const table = useTranslations("Admin.table");
  const adminActions = useTranslations("Admin.actions");
  const editing = useTranslations("Editing");
  const actions = useTranslations("Actions");
  const list = useAdminList(applications, useListWish());
  const { data, selected } = list;
  const { reopen, remove } = useReviewActions();
  const bulk = useBulkReview();
  const changes = useRequestChanges({
    run: requestApplicationChanges,
    path: applications.path,
    nameOf: ({ name }: ExpertApplication) => name,
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);

  const items = data?.items ?? [];
  const singles = [
    ["reopen", reopen.isPending && reopen.variables.id],
    ["delete", remove.isPending && remove.variables.id],
  ] as const;
  const busyWith = (id: number): BusyWith | null =>
    bulk.busyWith(id) ??
    (changes.isBusy(id) ? "request_changes" : null) ??
    singles.find(([, busyId]) => busyId === id)?.[0] ??
    null;
  const isSelectable = ({ status }: ExpertApplication) => status === "pending";
  const chosen = list.known.filter(
    (application) =>
      selected.has(application.id) && isSelectable(application) && busyWith(application.id) === null,
  );

  const close = () => setOpen(null);
  /** One or many, with the selection and what was typed back when it is undone. */
  const decide = (event: BulkEvent, applications: readonly ExpertApplication[], notes?: string) => {
    const before = selected;
    bulk.start(event, applications, notes, () => list.select(before));
    list.select(new Set());
    close();
  };
  const columns = useApplicationColumns(busyWith, {
    approve: (application) => decide("approve", [application]),
    reject: (application) => setOpen({ kind: "reject", applications: [application] }),
    requestChanges: changes.ask,
    details: (application) => setOpen({ kind: "details", application }),
    remove: (application) => setOpen({ kind: "delete", application }),
  });

  const actionsOf = (application: ExpertApplication) =>
    applicationLifecycle.canHappen("approve", application.status, "admin") ? (
      <>
        <Button
          size="sm"
          className="max-lg:h-11"
          disabled={busyWith(application.id) !== null}
          onClick={() => decide("approve", [application])}
        >
          <Check aria-hidden />
          {adminActions("approve")}
        </Button>
        <Button
          size="sm"
          variant="outline"
          className="max-lg:h-11"
          disabled={busyWith(application.id) !== null}
          onClick={() => setOpen({ kind: "reject", applications: [application] })}
        >
          <X aria-hidden />
          {adminActions("reject")}
        </Button>
        {applicationLifecycle.canHappen("request_changes", application.status, "admin") ? (
          <Button
            size="sm"
            variant="outline"
            className="max-lg:h-11"
            disabled={busyWith(application.id) !== null}
            onClick={() => changes.ask(application)}
          >
            <MessageSquareReply aria-hidden />
            {adminActions("requestChanges")}
          </Button>
        ) : null}
      </>
    ) : null;

  /** The application of a dialog as the list has it now. */
  const current = (application: ExpertApplication) =>
    items.find(({ id }) => id === application.id) ?? application;

  return (
    <div className="space-y-4">
      <h2 className="sr-only">{t("title")}</h2>
      <ListToolbar
        list={list}
        searchLabel={table("search")}
        statuses={applicationStatuses.map((status) => [status, statusTexts(status)])}
        exportPath="/api/admin/exports/expert-applications"
      />
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
        <Button variant="outline" onClick={() => setOpen({ kind: "reject", applications: chosen })}>
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
        status={({ id, status }) => <ApplicationStatusBadge status={status} busyWith={busyWith(id)} />}
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
      {changes.dialog}
      <Suspense fallback={null}>
        {open?.kind === "details" ? (
          <ApplicationDetails
            application={current(open.application)}
            busyWith={busyWith(open.application.id)}
            onApprove={() => decide("approve", [open.application])}
            onReject={() => setOpen({ kind: "reject", applications: [open.application] })}
            onRequestChanges={() => {
              close();
              changes.ask(open.application);
            }}
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
            above={(write) => <KeptReasons onChoose={write} />}
            maxLength={reviewNotesMaxLength}
            initial={bulk.keptNotesFor(open.applications)}
            confirm={t("reject.confirm", { count: open.applications.length })}
            onConfirm={(notes) => decide("reject", open.applications, notes)}
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
