"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useUndoable } from "@/components/admin/use-undoable";
import { getToast } from "@/lib/client/toast";
import {
  applications,
  approveApplication,
  rejectApplication,
  requestApplicationChanges,
} from "@/lib/features/expert-applications/moderation-client";
import { adminExperts, requestExpertChanges, reviewExpert } from "@/lib/features/experts/moderation-client";
import { bookings, updateBooking } from "@/lib/features/meetings/moderation-client";
import { inboxPath } from "@/lib/features/operations/desk-client";
import { deskKinds } from "@/lib/features/operations/desk-rules";
import type { DeskRecord } from "@/lib/features/operations/desk-schemas";
import {
  approvePosting,
  postings,
  rejectPosting,
  requestPostingChanges,
} from "@/lib/features/postings/moderation-client";

export type InboxDecision = "approve" | "reject" | "request_changes";

/** What names an item in lists and in the address. */
export const itemKey = ({ kind, id }: { kind: string; id: number }) => `${kind}-${id}`;

/** Whether an item is decided about here; a report is answered, and a contract signed, on a page of its own. */
export function canDecide(item: DeskRecord): boolean {
  switch (item.kind) {
    case "expert":
      return item.record.approvalStatus === "pending" && item.record.archivedAt === null;
    case "application":
    case "booking":
      return item.record.status === "pending";
    case "posting":
      return item.record.dueAt !== null;
    default:
      return false;
  }
}

/** Whether its sender can be asked for changes instead of a decision: a meeting is only kept or not. */
export const canAsk = (item: DeskRecord): boolean => canDecide(item) && item.kind !== "booking";

function ask(item: DeskRecord, message: string): Promise<unknown> {
  switch (item.kind) {
    case "expert":
      return requestExpertChanges(item.record, message);
    case "application":
      return requestApplicationChanges(item.record, message);
    case "posting":
      return requestPostingChanges(item.record, message);
    default:
      return Promise.reject(new Error(`${item.kind} is not corrected`));
  }
}

function send(item: DeskRecord, decision: InboxDecision, reason: string): Promise<unknown> {
  if (decision === "request_changes") return ask(item, reason);
  const isApproval = decision === "approve";
  switch (item.kind) {
    case "expert":
      return reviewExpert(
        item.record,
        isApproval ? { approvalStatus: "approved" } : { approvalStatus: "rejected", rejectionReason: reason },
      );
    case "application":
      return isApproval ? approveApplication(item.record) : rejectApplication(item.record, reason);
    case "posting":
      return isApproval ? approvePosting(item.record) : rejectPosting(item.record, reason);
    case "booking":
      return updateBooking(
        {
          params: { id: item.record.id },
          body: {
            previousStartTime: item.record.startTime,
            ...(isApproval
              ? { status: "confirmed" }
              : { status: "cancelled", ...(reason ? { cancellationReason: reason } : {}) }),
          },
        },
        { keepalive: true },
      );
    default:
      return Promise.reject(new Error(`${item.kind} is not decided here`));
  }
}

type Decision = { item: DeskRecord; title: string; decision: InboxDecision; reason: string };

/** A number for an item of any kind. */
const numberOf = (item: DeskRecord) => deskKinds.indexOf(item.kind) * 2 ** 32 + item.record.id;

/** What was decided about an item and taken back, or failed, or not sent yet, with the words that were typed for it. */
export type Draft = Pick<Decision, "decision" | "reason">;

/**
 * Decisions about what waits. Each waits five seconds for second thoughts, or until the next one is made. Until it is
 * sent and the queue is read anew, its item is not in the queue; what comes back later is.
 * @param onUndone hears which item is there again, or is asked for after its decision failed
 */
export function useDecisions(onUndone: (key: string) => void) {
  const t = useTranslations("AdminInbox");
  const undoable = useUndoable<Decision>();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  /** What was not sent, was taken back or failed: nobody types anything twice. */
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const keyOf = ({ item }: Decision) => itemKey({ kind: item.kind, id: item.record.id });
  const change = useAdminAction({
    run: ({ item, decision, reason }: Decision) => send(item, decision, reason),
    paths: [inboxPath, adminExperts.path, applications.path, postings.path, bookings.path],
    failure: (_, decision) => ({
      title: t("failed", { title: decision.title }),
      // It may have left the queue: somebody else was faster.
      action: { label: t("reopen"), onClick: () => onUndone(keyOf(decision)) },
    }),
  });

  const keepDraft = (key: string, draft: Draft | null) =>
    setDrafts((before) => {
      const drafts = new Map(before);
      if (draft) drafts.set(key, draft);
      else drafts.delete(key);
      return drafts;
    });

  function decide(decision: Decision) {
    undoable.start(
      decision,
      [numberOf(decision.item)],
      t(`waiting.${decision.decision}`, { title: decision.title }),
      () => {
        setSent((before) => new Set([...before, keyOf(decision)]));
        void change
          .mutateAsync(decision)
          // It is there again, and the message says why.
          .then(
            () => keepDraft(keyOf(decision), null),
            () => keepDraft(keyOf(decision), decision),
          )
          .finally(() => setSent((before) => new Set([...before].filter((key) => key !== keyOf(decision)))));
      },
      () => {
        keepDraft(keyOf(decision), decision);
        onUndone(keyOf(decision));
      },
    );
  }
  const gone = new Set([...sent, ...[...undoable.waiting.values()].map(keyOf)]);
  return {
    decide,
    isGone: (key: string) => gone.has(key),
    keepDraft,
    draftOf: (key: string): Draft | null => drafts.get(key) ?? null,
    /** Takes back what still waits. */
    undo: () => {
      if (undoable.waiting.size > 0) getToast()?.action?.onClick();
    },
  };
}
