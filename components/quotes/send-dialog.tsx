"use client";

import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";

/** Says what sending does before it happens. Loaded when it is first needed. */
export default function SendDialog({
  company,
  validDays,
  hasSent,
  isSending,
  onSend,
  onClose,
}: {
  company: string | null;
  validDays: number;
  /** Whether the company has a version to answer, of which this one takes the place. */
  hasSent: boolean;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("Quotes.sending");
  const actions = useTranslations("Actions");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}>
      <DialogContent
        width="sm"
        title={t("title")}
        description={[
          t("description", { company: company ?? "none", days: validDays }),
          ...(hasSent ? [t("earlier")] : []),
        ].join(" ")}
        closeLabel={actions("close")}
      >
        <DialogFooter className="mt-0">
          <Button variant="outline" disabled={isSending} onClick={onClose}>
            {actions("cancel")}
          </Button>
          <Button variant="accent" aria-disabled={isSending} onClick={() => isSending || onSend()}>
            {isSending ? t("pending") : t("confirm")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
