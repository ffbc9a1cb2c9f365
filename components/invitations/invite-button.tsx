"use client";

import { lazy, Suspense, useState } from "react";
import { useTranslations } from "#texts";
import { useCurrentUser } from "@/lib/client/use-current-user";

const InviteDialog = lazy(() => import("./invite-dialog"));

/**
 * Opens the invitation of an expert to one of the signed-in person's projects (deal J8); nothing for guests. The project
 * whose matches are looked at is chosen beforehand.
 */
export function InviteButton({
  expertId,
  name,
  projectId,
  className,
}: {
  expertId: number;
  name: string;
  projectId?: number;
  className: string;
}) {
  const t = useTranslations("Invite");
  const { user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [isInvited, setInvited] = useState(false);
  if (!user.isAuthenticated || user.expertId === expertId) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {t(isInvited ? "invited" : "button")}
        <span className="sr-only">: {name}</span>
      </button>
      {isOpen ? (
        <Suspense>
          <InviteDialog
            expertId={expertId}
            name={name}
            projectId={projectId}
            onInvited={() => setInvited(true)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
