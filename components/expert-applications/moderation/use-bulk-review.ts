"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useUndoable } from "@/components/admin/use-undoable";
import { serverMessage } from "@/lib/client/api";
import { changeEach } from "@/lib/client/change-each";
import {
  applications,
  approveApplication,
  rejectApplication,
} from "@/lib/features/expert-applications/moderation-client";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import { useFailure, useReviewActions } from "./use-review-actions";

export type BulkEvent = "approve" | "reject";
type Decision = { event: BulkEvent; applications: readonly ExpertApplication[]; notes: string };

/** What did not go through, by whose application and why. */
export type BulkFailures = { event: BulkEvent; items: { application: ExpertApplication; reason: string }[] };

/**
 * The same decision about one or many applications: it can be undone until it is sent, and then each is decided for
 * itself, so that one that a colleague has decided meanwhile keeps none of the others back.
 */
export function useBulkReview() {
  const t = useTranslations("AdminApplications.bulk");
  const adminActions = useTranslations("Admin.actions");
  const failure = useFailure();
  const undoable = useUndoable<BulkEvent>();
  const [failures, setFailures] = useState<BulkFailures | null>(null);
  /** The notes of a rejection that was taken back, or did not go through for everybody: nobody types them twice. */
  const [kept, setKept] = useState({ of: 0, notes: "" });
  const { approve, reject } = useReviewActions();

  const decide = useAdminAction({
    run: async ({ event, applications, notes }: Decision) => {
      const send =
        event === "approve"
          ? approveApplication
          : (each: ExpertApplication) => rejectApplication(each, notes);
      const refused = await changeEach(applications, send);
      setKept({ of: refused[0]?.item.id ?? 0, notes });
      setFailures(
        refused.length === 0
          ? null
          : {
              event,
              items: refused.map(({ item, error }) => ({
                application: item,
                reason: serverMessage(error, adminActions("unreachable")),
              })),
            },
      );
      if (refused.length === applications.length) throw refused[0]?.error;
      return { done: applications.length - refused.length };
    },
    paths: [applications.path],
    success: ({ done }, { event, applications }) =>
      done === applications.length
        ? { title: t(`${event}Done`, { count: done }) }
        : { title: t(`${event}Part`, { done, total: applications.length }), description: t("seeList") },
    failure: (error, { event }) => failure(`${event}Failed`, error),
  });

  function start(
    event: BulkEvent,
    applications: readonly ExpertApplication[],
    notes = "",
    onUndo?: () => void,
  ) {
    setFailures(null);
    const [application] = applications;
    setKept({ of: application?.id ?? 0, notes });
    const forget = { onSuccess: () => setKept({ of: 0, notes: "" }) };
    undoable.start(
      event,
      applications.map(({ id }) => id),
      t(`${event}Waiting`, { count: applications.length }),
      () => {
        if (applications.length !== 1 || !application) decide.mutate({ event, applications, notes });
        else if (event === "approve") approve.mutate(application, forget);
        else reject.mutate({ application, notes }, forget);
      },
      onUndo,
    );
  }

  /** What is about to happen to a row, or happens just now. */
  const busyWith = (id: number): BulkEvent | null => {
    const { isPending, variables } = decide;
    const isSent = isPending && variables.applications.some((each) => each.id === id);
    if (approve.isPending && approve.variables.id === id) return "approve";
    if (reject.isPending && reject.variables.application.id === id) return "reject";
    return undoable.waiting.get(id) ?? (isSent ? variables.event : null);
  };

  const keptNotesFor = (applications: readonly ExpertApplication[]) =>
    applications.some(({ id }) => id === kept.of) ? kept.notes : "";

  return { start, busyWith, failures, hideFailures: () => setFailures(null), keptNotesFor };
}
