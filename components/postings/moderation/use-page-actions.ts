"use client";

import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { serverMessage } from "@/lib/client/api";
import {
  approvePosting,
  editPosting,
  orderPosting,
  type PostingEdit,
  postingsPath,
  rejectPosting,
  reopenPosting,
  setPostingVisibility,
} from "@/lib/features/postings/moderation-client";

const paths = [postingsPath];

/** What the postings page does with a posting, in its documented words (001 §8). */
export function usePageActions() {
  const t = useTranslations("AdminProjects.toasts");

  /** The server's message under a documented title; without one, the fallback. */
  const failure =
    (
      title: "approvalFailed" | "rejectionFailed" | "updateFailed",
      fallback: "tryAgain" | "visibilityFailed",
    ) =>
    (error: unknown) => ({ title: t(title), description: serverMessage(error, t(fallback)) });

  return {
    approve: useAdminAction({
      run: approvePosting,
      paths,
      success: () => ({ title: t("projectApproved"), description: t("projectApprovedText") }),
      failure: failure("approvalFailed", "tryAgain"),
    }),
    reject: useAdminAction({
      run: ({ id, reason }: { id: number; reason: string }) => rejectPosting(id, reason),
      paths,
      success: () => ({ title: t("projectRejected"), description: t("projectRejectedText") }),
      failure: failure("rejectionFailed", "tryAgain"),
    }),
    reopen: useAdminAction({
      run: reopenPosting,
      paths,
      success: () => ({ title: t("projectReopened"), description: t("projectReopenedText") }),
      failure: failure("updateFailed", "tryAgain"),
    }),
    edit: useAdminAction({
      run: ({ id, changes }: { id: number; changes: PostingEdit }) => editPosting(id, changes),
      paths,
      success: () => ({ title: t("projectUpdated"), description: t("projectUpdatedText") }),
      failure: failure("updateFailed", "tryAgain"),
    }),
    show: useAdminAction({
      run: ({ id, isActive }: { id: number; isActive: boolean }) => setPostingVisibility(id, isActive),
      paths,
      success: (_answer, { isActive }) => ({
        title: t("visibilityUpdated"),
        description: t(isActive ? "nowVisible" : "nowHidden"),
      }),
      failure: failure("updateFailed", "visibilityFailed"),
    }),
    order: useAdminAction({
      run: ({ id, place }: { id: number; place: number }) => orderPosting(id, place),
      paths,
      success: ({ displayOrder }) => ({
        title: t("orderUpdated"),
        description: t("orderUpdatedText", { place: displayOrder }),
      }),
      failure: failure("updateFailed", "tryAgain"),
    }),
  };
}
