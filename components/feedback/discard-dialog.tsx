"use client";

import { useTranslations } from "#texts";
import ConfirmDialog from "./confirm-dialog";

/** Asks before what was typed and not sent is lost. Loaded when it is first needed. */
export default function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useTranslations("Editing");
  const actions = useTranslations("Actions");
  return (
    <ConfirmDialog
      title={t("typedTitle")}
      description={t("typedDescription")}
      confirm={t("discardTyped")}
      keep={t("keep")}
      close={actions("close")}
      onConfirm={onDiscard}
      onKeep={onKeep}
    />
  );
}
