import dynamic from "next/dynamic";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { SelectField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { createAttempts } from "@/lib/client/idempotency-key";
import { inviteColleague, revokeTeamInvitation } from "@/lib/features/companies/client";
import { teamInvitationDays, teamRoles } from "@/lib/features/companies/rules";
import {
  type TeamInvitation,
  type TeamInvitationInput,
  teamInvitationInput,
} from "@/lib/features/companies/schemas";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import type { Change } from "./use-team";

const ConfirmDialog = dynamic(() => import("@/components/feedback/confirm-dialog"));

const defaultValues = { email: "", role: "member" as const };

/** Invites colleagues by mail, for owners. */
export function InviteForm({ change }: { change: Change }) {
  const t = useTranslations("Team");
  const feedback = useTranslations("Feedback");
  const form = useZodForm(teamInvitationInput, { defaultValues });
  const [attempts, setAttempts] = useState(createAttempts);
  async function send(body: TeamInvitationInput) {
    await inviteColleague({ body }, { headers: { "Idempotency-Key": attempts(body).key } });
    setAttempts(createAttempts);
    form.reset();
    await change(null, t("invite.done", { email: body.email }));
  }
  return (
    <section aria-labelledby="team-invite">
      <h2 id="team-invite" className="mb-4 text-subheading">
        {t("invite.title")}
      </h2>
      <Form
        form={form}
        aria-labelledby="team-invite"
        onSubmit={send}
        onError={(error) => failedToast(error, feedback)}
        className="max-w-reading"
      >
        <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
          <TextField<TeamInvitationInput>
            name="email"
            label={t("invite.email")}
            type="email"
            autoComplete="off"
          />
          <SelectField<TeamInvitationInput> name="role" label={t("invite.role")}>
            {teamRoles.toReversed().map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pendingLabel={t("invite.pending")}>{t("invite.submit")}</SubmitButton>
          <p className="text-muted-foreground text-sm">{t("invite.note", { days: teamInvitationDays })}</p>
        </div>
      </Form>
    </section>
  );
}

/** Who was invited and has not come yet. */
export function OpenInvitations({
  invitations,
  isOwner,
  at,
  change,
}: {
  invitations: TeamInvitation[];
  isOwner: boolean;
  /** When the page was made, so that the browser draws the same. */
  at: string;
  change: Change;
}) {
  const t = useTranslations("Team");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const [asked, setAsked] = useState<TeamInvitation | null>(null);
  const again = ({ email, role }: TeamInvitation) =>
    change(() => inviteColleague({ body: { email, role } }), t("invite.done", { email }));
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="team-open">
      <h2 id="team-open" className="mb-4 text-subheading">
        {t("invitations.title")}
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
                <p className="mt-1 flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
                  <Badge variant="neutral">{t(`roles.${invitation.role}`)}</Badge>
                  {isOver ? t("invitations.over", { date }) : t("invitations.until", { date })}
                </p>
              </div>
              {isOwner ? (
                <div className="flex flex-wrap gap-2">
                  <Button variant="outline" onClick={() => void again(invitation)}>
                    {t("invitations.again")}
                    <span className="sr-only">: {invitation.email}</span>
                  </Button>
                  <Button variant="outline" onClick={() => setAsked(invitation)}>
                    {t("invitations.revoke")}
                    <span className="sr-only">: {invitation.email}</span>
                  </Button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {asked ? (
        <ConfirmDialog
          title={t("invitations.revokeTitle")}
          description={t("invitations.revokeText", { email: asked.email })}
          confirm={t("invitations.revoke")}
          keep={actions("cancel")}
          close={actions("close")}
          onConfirm={() => {
            setAsked(null);
            void change(() => revokeTeamInvitation({ params: { id: asked.id } }), t("invitations.revoked"));
          }}
          onKeep={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}
