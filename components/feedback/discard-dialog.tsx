"use client";

import { useTranslations } from "#texts";
import ConfirmDialog from "./confirm-dialog";

/** What is lost: what was typed and not sent, or what was changed since it was saved. */
const losses = {
  typed: ["typedTitle", "typedDescription", "discardTyped"],
  changed: ["discardTitle", "discardDescription", "discard"],
} as const;

/** Asks before what somebody did is lost. Loaded when it is first needed. */
export default function DiscardDialog({
  loss = "typed",
  onDiscard,
  onKeep,
}: {
  loss?: keyof typeof losses;
  onDiscard: () => void;
  onKeep: () => void;
}) {
  const t = useTranslations("Editing");
  const actions = useTranslations("Actions");
  const [title, description, confirm] = losses[loss];
  return (
    <ConfirmDialog
      title={t(title)}
      description={t(description)}
      confirm={t(confirm)}
      keep={t("keep")}
      close={actions("close")}
      onConfirm={onDiscard}
      onKeep={onKeep}
    />
  );
}
