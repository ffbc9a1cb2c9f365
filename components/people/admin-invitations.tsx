"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "#texts";
import { OpenInvitations } from "@/components/accounts/open-invitations";
import { useAdminAction } from "@/components/admin/use-admin-action";
import {
  adminInvitationsPath,
  adminInvitationsQuery,
  revokeAdminInvitation,
  sendAdminInvitation,
} from "@/lib/features/people/client";
import type { AdminInvitation } from "@/lib/features/people/invitation-schemas";

/** Who was invited to the administration and has not come yet; nothing while nobody was. */
export function AdminInvitations() {
  const t = useTranslations("AdminPeople");
  const { data, dataUpdatedAt } = useQuery(adminInvitationsQuery);
  const failure = () => ({ title: t("failedAction") });
  const paths = [adminInvitationsPath];
  const sending = useAdminAction<AdminInvitation>({
    run: ({ id }) => sendAdminInvitation({ params: { id } }),
    success: (_, { email }) => ({ title: t("invite.done", { email }) }),
    ...{ paths, failure },
  });
  const revoking = useAdminAction<{ id: number; done: string }>({
    run: ({ id }) => revokeAdminInvitation({ params: { id } }),
    success: (_, { done }) => ({ title: done }),
    ...{ paths, failure },
  });
  return (
    <OpenInvitations
      title={t("invite.waiting")}
      invitations={data ?? []}
      at={new Date(dataUpdatedAt).toISOString()}
      details={({ language, note, invitedBy }) => (
        <>
          {invitedBy ? <span>{t("invite.by", { name: invitedBy })}</span> : null}
          {note ? (
            <q lang={language} className="order-last basis-full whitespace-pre-line">
              {note}
            </q>
          ) : null}
        </>
      )}
      acting={{
        again: (invitation) => sending.mutate(invitation),
        revoke: ({ id }, done) => revoking.mutate({ id, done }),
      }}
    />
  );
}
