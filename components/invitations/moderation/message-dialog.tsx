"use client";

import { useTranslations } from "#texts";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { AdminInvitation } from "@/lib/features/invitations/moderation-schemas";

/** What a company wrote to an expert, and what the expert said when declining. */
export default function MessageDialog({
  invitation: { expertName, projectTitle, message, reason },
  onClose,
}: {
  invitation: AdminInvitation;
  onClose: () => void;
}) {
  const t = useTranslations("AdminInvitations");
  const actions = useTranslations("Actions");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={expertName} description={projectTitle} closeLabel={actions("close")}>
        <div className="space-y-5">
          <section>
            <h3 className="mb-1 text-subheading">{t("message")}</h3>
            <p className="wrap-anywhere whitespace-pre-line">{message}</p>
          </section>
          {reason ? (
            <section>
              <h3 className="mb-1 text-subheading">{t("reason")}</h3>
              <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
            </section>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}
