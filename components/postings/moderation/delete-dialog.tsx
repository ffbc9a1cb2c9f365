"use client";

import { useTranslations } from "#texts";
import ConfirmDialog from "@/components/feedback/confirm-dialog";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";

/** Asks before postings are deleted, and names what goes with them. Loaded when it is first needed. */
export default function DeleteDialog({
  postings,
  onConfirm,
  onClose,
}: {
  postings: readonly AdminPosting[];
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminProjects.deleteDialog");
  const adminActions = useTranslations("Admin.actions");
  const actions = useTranslations("Actions");
  const count = postings.length;
  const applications = postings.reduce((sum, { applicationCount }) => sum + applicationCount, 0);
  const what = count === 1 ? t("one", { title: postings[0]?.title ?? "" }) : t("many");
  return (
    <ConfirmDialog
      title={t("title", { count })}
      description={`${what} ${t("applications", { count: applications })}`}
      confirm={adminActions("delete")}
      keep={actions("cancel")}
      close={actions("close")}
      onConfirm={onConfirm}
      onKeep={onClose}
    />
  );
}
