"use client";

import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { serverMessage } from "@/lib/client/api";
import { changeEach, type Refusal } from "@/lib/client/change-each";
import {
  approvePosting,
  deletePosting,
  postings,
  rejectPosting,
  reopenPosting,
} from "@/lib/features/postings/moderation-client";

const paths = [postings.path];

type Ids = { ids: readonly number[] };

/** @returns those that could not be changed. @throws why, when that is all of them */
async function change(ids: readonly number[], run: (id: number) => Promise<unknown>) {
  const refused = await changeEach(ids, run);
  if (refused.length === ids.length) throw refused[0]?.error;
  return refused;
}

/** What the dashboard does with one or several postings, in its documented words (001 §8). */
export function useDashboardActions() {
  const t = useTranslations("AdminProjects");
  const adminActions = useTranslations("Admin.actions");
  const feedback = useTranslations("Feedback");

  const success =
    (done: "approved" | "rejected" | "deleted") =>
    (refused: readonly Refusal<number>[], { ids }: Ids) => ({
      title: t(`bulk.${done}`, { count: ids.length - refused.length }),
      ...(refused.length > 0
        ? {
            description: t("bulk.failed", {
              count: refused.length,
              reason: serverMessage(refused[0]?.error, adminActions("unreachable")),
            }),
          }
        : {}),
    });
  /** Title 'Error', the documented words, and behind them why, when the server says so. */
  const failure =
    (what: "approveFailed" | "rejectFailed" | "deleteFailed" | "reopenFailed") => (error: unknown) => {
      const why = serverMessage(error, "");
      const words = t(`toasts.${what}`);
      return {
        title: feedback("failed"),
        description: why ? t("toasts.because", { what: words, why }) : words,
      };
    };

  return {
    approve: useAdminAction({
      run: ({ ids }: Ids) => change(ids, approvePosting),
      paths,
      success: success("approved"),
      failure: failure("approveFailed"),
    }),
    reject: useAdminAction({
      run: ({ ids, reason }: Ids & { reason: string }) => change(ids, (id) => rejectPosting(id, reason)),
      paths,
      success: success("rejected"),
      failure: failure("rejectFailed"),
    }),
    remove: useAdminAction({
      run: ({ ids }: Ids) => change(ids, deletePosting),
      paths,
      success: success("deleted"),
      failure: failure("deleteFailed"),
    }),
    reopen: useAdminAction({
      run: reopenPosting,
      paths,
      success: () => ({ title: t("toasts.reopened") }),
      failure: failure("reopenFailed"),
    }),
  };
}
