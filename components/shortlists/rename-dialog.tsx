"use client";

import { useTranslations } from "#texts";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { NameForm } from "./name-form";

/** Asks for another name of a list; it stays open while the server refuses the name. */
export default function RenameDialog({
  name,
  send,
  onClose,
}: {
  name: string;
  send: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useTranslations("Shortlists.actions");
  const actions = useTranslations("Actions");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width="sm" title={t("renameTitle")} closeLabel={actions("close")}>
        <NameForm label={t("name")} submit={t("save")} initial={name} send={send} />
      </DialogContent>
    </Dialog>
  );
}
