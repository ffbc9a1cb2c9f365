import dynamic from "next/dynamic";
import { type ReactNode, useId, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";

const ConfirmDialog = dynamic(() => import("@/components/feedback/confirm-dialog"));

type Invitation = { id: number; email: string; expiresAt: string };

/** Who was invited by mail and has not come yet: sent again or taken back, by whoever may. */
export function OpenInvitations<Each extends Invitation>({
  title,
  invitations,
  at,
  details,
  acting,
}: {
  title: string;
  invitations: readonly Each[];
  /** Now, as an instant: what is older has run out. */
  at: string;
  /** What stands below the address, before until when the link works. */
  details: (invitation: Each) => ReactNode;
  /** Null for whoever only reads them. */
  acting: { again: (invitation: Each) => void; revoke: (invitation: Each, done: string) => void } | null;
}) {
  const t = useTranslations("OpenInvitations");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const headingId = useId();
  const [asked, setAsked] = useState<Each | null>(null);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-subheading">
        {title}
      </h2>
      <ul className="space-y-3">
        {invitations.map((invitation) => {
          const date = formatDate(helsinkiDate(new Date(invitation.expiresAt)), locale);
          const isOver = invitation.expiresAt <= at;
          return (
            <li
              key={invitation.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-border bg-card p-5"
            >
              <div className="wrap-anywhere min-w-0 flex-1 basis-56">
                <p className="font-medium">{invitation.email}</p>
                <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-sm">
                  {details(invitation)}
                  <span>{isOver ? t("over", { date }) : t("until", { date })}</span>
                </div>
              </div>
              {acting ? (
                <div className="flex flex-wrap gap-2">
                  <Button variant="outline" onClick={() => acting.again(invitation)}>
                    {t("again")}
                    <span className="sr-only">: {invitation.email}</span>
                  </Button>
                  <Button variant="outline" data-removes onClick={() => setAsked(invitation)}>
                    {t("revoke")}
                    <span className="sr-only">: {invitation.email}</span>
                  </Button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {asked && acting ? (
        <ConfirmDialog
          title={t("revokeTitle")}
          description={t("revokeText", { email: asked.email })}
          confirm={t("revoke")}
          keep={actions("cancel")}
          close={actions("close")}
          onConfirm={() => {
            setAsked(null);
            acting.revoke(asked, t("revoked"));
          }}
          onKeep={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}
