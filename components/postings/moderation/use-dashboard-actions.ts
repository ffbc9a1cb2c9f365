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
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";

const paths = [postings.path];

/** As they were on screen. */
type Chosen = { chosen: readonly AdminPosting[] };

/** @returns those that could not be changed. @throws why, when that is all of them */
async function change(chosen: readonly AdminPosting[], run: (posting: AdminPosting) => Promise<unknown>) {
  const refused = await changeEach(chosen, run);
  if (refused.length === chosen.length) throw refused[0]?.error;
  return refused;
}

/** What the dashboard does with one or several postings, in its documented words (001 §8). */
export function useDashboardActions() {
  const t = useTranslations("AdminProjects");
  const adminActions = useTranslations("Admin.actions");
  const feedback = useTranslations("Feedback");

  const success =
    (done: "approved" | "rejected" | "deleted") =>
    (refused: readonly Refusal<AdminPosting>[], { chosen }: Chosen) => ({
      title: t(`bulk.${done}`, { count: chosen.length - refused.length }),
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
      run: ({ chosen }: Chosen) => change(chosen, approvePosting),
      paths,
      success: success("approved"),
      failure: failure("approveFailed"),
    }),
    reject: useAdminAction({
      run: ({ chosen, reason }: Chosen & { reason: string }) =>
        change(chosen, (posting) => rejectPosting(posting, reason)),
      paths,
      success: success("rejected"),
      failure: failure("rejectFailed"),
    }),
    remove: useAdminAction({
      run: ({ chosen }: Chosen) => change(chosen, ({ id }) => deletePosting(id)),
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
