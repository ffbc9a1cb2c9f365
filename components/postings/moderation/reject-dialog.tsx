"use client";

import { useTranslations } from "#texts";
import { KeptReasons } from "@/components/admin/kept-reasons";
import ReasonDialog from "@/components/feedback/reason-dialog";

/** Asks before postings are rejected, and why (001 §2). Loaded when it is first needed. */
export default function RejectDialog({
  titles,
  initial,
  onConfirm,
  onClose,
}: {
  /** Of the postings that are rejected. */
  titles: readonly string[];
  /** A reason that was typed before. */
  initial: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminProjects.rejectDialog");
  const labels = useTranslations("AdminProjects.details.labels");
  const count = titles.length;
  return (
    <ReasonDialog
      title={t("title", { count })}
      description={t("description", { count, title: titles[0] ?? "" })}
      label={labels("rejectionReason")}
      help={t("reasonHelp")}
      above={(write) => <KeptReasons onChoose={write} />}
      maxLength={2000}
      confirm={t("confirm")}
      initial={initial}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
