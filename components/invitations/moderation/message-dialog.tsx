"use client";

import { useLocale, useTranslations } from "#texts";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { AdminInvitation } from "@/lib/features/invitations/moderation-schemas";
import { langOf } from "@/lib/shared/locales";

/** What a company wrote to an expert, and what the expert said when declining. */
export default function MessageDialog({
  invitation: { expertName, projectTitle, message, textLanguage, reason, reasonLanguage },
  onClose,
}: {
  invitation: AdminInvitation;
  onClose: () => void;
}) {
  const t = useTranslations("AdminInvitations");
  const locale = useLocale();
  const actions = useTranslations("Actions");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={expertName} description={projectTitle} closeLabel={actions("close")}>
        <div className="space-y-5">
          <section>
            <h3 className="mb-1 text-subheading">{t("message")}</h3>
            <p lang={langOf(textLanguage, locale)} className="wrap-anywhere whitespace-pre-line">
              {message}
            </p>
          </section>
          {reason ? (
            <section>
              <h3 className="mb-1 text-subheading">{t("reason")}</h3>
              <p lang={langOf(reasonLanguage, locale)} className="wrap-anywhere whitespace-pre-line">
                {reason}
              </p>
            </section>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}
