"use client";

import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { serverMessage } from "@/lib/client/api";
import {
  approvePosting,
  editPosting,
  orderPosting,
  type PostingEdit,
  postings,
  rejectPosting,
  reopenPosting,
  setPostingVisibility,
} from "@/lib/features/postings/moderation-client";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";

const paths = [postings.path];

/** What the postings page does with a posting, in its documented words (001 §8). */
export function usePageActions() {
  const t = useTranslations("AdminProjects.toasts");

  const feedback = useTranslations("Feedback");
  const editing = useTranslations("Editing");

  /** The server's message under a documented title; without one, the fallback. */
  const failure =
    (title: string, fallback: string = feedback("checkConnection")) =>
    (error: unknown) => ({ title, description: serverMessage(error, fallback) });

  return {
    approve: useAdminAction({
      run: approvePosting,
      paths,
      success: () => ({ title: t("projectApproved"), description: t("projectApprovedText") }),
      failure: failure(t("approvalFailed")),
    }),
    reject: useAdminAction({
      run: ({ posting, reason }: { posting: AdminPosting; reason: string }) => rejectPosting(posting, reason),
      paths,
      success: () => ({ title: t("projectRejected"), description: t("projectRejectedText") }),
      failure: failure(t("rejectionFailed")),
    }),
    reopen: useAdminAction({
      run: reopenPosting,
      paths,
      success: () => ({ title: t("projectReopened"), description: t("projectReopenedText") }),
      failure: failure(editing("failed")),
    }),
    edit: useAdminAction({
      run: ({ id, changes }: { id: number; changes: PostingEdit }) => editPosting(id, changes),
      paths,
      success: () => ({ title: t("projectUpdated"), description: t("projectUpdatedText") }),
      failure: failure(editing("failed")),
    }),
    show: useAdminAction({
      run: ({ id, isActive }: { id: number; isActive: boolean }) => setPostingVisibility(id, isActive),
      paths,
      success: (_answer, { isActive }) => ({
        title: t("visibilityUpdated"),
        description: t(isActive ? "nowVisible" : "nowHidden"),
      }),
      failure: failure(editing("failed"), t("visibilityFailed")),
    }),
    order: useAdminAction({
      run: ({ id, place }: { id: number; place: number }) => orderPosting(id, place),
      paths,
      success: ({ displayOrder }) => ({
        title: t("orderUpdated"),
        description: t("orderUpdatedText", { place: displayOrder }),
      }),
      failure: failure(editing("failed")),
    }),
  };
}
