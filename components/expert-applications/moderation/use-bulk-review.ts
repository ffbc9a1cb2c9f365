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
import { useFailure } from "./use-review-actions";

export type BulkEvent = "approve" | "reject";
type Decision = { event: BulkEvent; applications: readonly ExpertApplication[]; notes: string };

/** What did not go through, by whose application and why. */
export type BulkFailures = { event: BulkEvent; items: { application: ExpertApplication; reason: string }[] };

/**
 * The same decision about many applications: it can be undone until it is sent, and then each one is decided for
 * itself, so that one that a colleague has decided meanwhile keeps none of the others back.
 */
export function useBulkReview() {
  const t = useTranslations("AdminApplications.bulk");
  const adminActions = useTranslations("Admin.actions");
  const failure = useFailure();
  const undoable = useUndoable<BulkEvent>();
  const [failures, setFailures] = useState<BulkFailures | null>(null);
  /** The notes of a rejection that did not go through for everybody: nobody types them twice. */
  const [keptNotes, setKeptNotes] = useState("");

  const decide = useAdminAction({
    run: async ({ event, applications, notes }: Decision) => {
      const send =
        event === "approve"
          ? approveApplication
          : (each: ExpertApplication) => rejectApplication(each, notes);
      const refused = await changeEach(applications, send);
      setKeptNotes(refused.length > 0 ? notes : "");
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

  function start(event: BulkEvent, applications: readonly ExpertApplication[], notes = "") {
    setFailures(null);
    undoable.start(
      event,
      applications.map(({ id }) => id),
      t(`${event}Waiting`, { count: applications.length }),
      () => decide.mutate({ event, applications, notes }),
    );
  }

  /** What is about to happen to a row, or happens just now. */
  const busyWith = (id: number): BulkEvent | null => {
    const { isPending, variables } = decide;
    const isSent = isPending && variables.applications.some((each) => each.id === id);
    return undoable.waiting.get(id) ?? (isSent ? variables.event : null);
  };

  return { start, busyWith, failures, hideFailures: () => setFailures(null), keptNotes };
}
