"use client";

import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { serverMessage } from "@/lib/client/api";
import {
  approvePosting,
  type BulkResult,
  changeEach,
  deletePosting,
  postingsPath,
  rejectPosting,
  reopenPosting,
} from "@/lib/features/admin/posting-client";

const paths = [postingsPath];

type Ids = { ids: readonly number[] };

/** What the dashboard does with one or several postings, in its documented words (001 §8). */
export function useDashboardActions() {
  const t = useTranslations("AdminProjects");

  const success = (done: "approved" | "rejected" | "deleted") => (result: BulkResult) => ({
    title: t(`bulk.${done}`, { count: result.done }),
    ...(result.failures.length > 0
      ? {
          description: t("bulk.failed", {
            count: result.failures.length,
            reason: serverMessage(result.failures[0], t("bulk.unknown")),
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
        title: t("toasts.error"),
        description: why ? t("toasts.because", { what: words, why }) : words,
      };
    };

  return {
    approve: useAdminAction({
      run: ({ ids }: Ids) => changeEach(ids, approvePosting),
      paths,
      success: success("approved"),
      failure: failure("approveFailed"),
    }),
    reject: useAdminAction({
      run: ({ ids, reason }: Ids & { reason: string }) => changeEach(ids, (id) => rejectPosting(id, reason)),
      paths,
      success: success("rejected"),
      failure: failure("rejectFailed"),
    }),
    remove: useAdminAction({
      run: ({ ids }: Ids) => changeEach(ids, deletePosting),
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
