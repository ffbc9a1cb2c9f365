import { useState } from "react";
import { useTranslations } from "#texts";
import { OpenInvitations } from "@/components/accounts/open-invitations";
import { failedToast } from "@/components/feedback/failed-toast";
import { SelectField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Badge } from "@/components/ui/badge";
import { createAttempts } from "@/lib/client/idempotency-key";
import { invitationDays } from "@/lib/features/accounts/invitation-links";
import { inviteColleague, revokeTeamInvitation } from "@/lib/features/companies/client";
import { teamRoles } from "@/lib/features/companies/rules";
import {
  type TeamInvitation,
  type TeamInvitationInput,
  teamInvitationInput,
} from "@/lib/features/companies/schemas";
import type { Change } from "./use-team";

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
          <p className="text-muted-foreground text-sm">{t("invite.note", { days: invitationDays })}</p>
        </div>
      </Form>
    </section>
  );
}

/** Who was invited and has not come yet. */
export function TeamInvitations({
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
  return (
    <OpenInvitations
      title={t("openInvitations")}
      invitations={invitations}
      at={at}
      details={({ role }) => <Badge variant="neutral">{t(`roles.${role}`)}</Badge>}
      acting={
        isOwner
          ? {
              again: ({ email, role }) =>
                void change(() => inviteColleague({ body: { email, role } }), t("invite.done", { email })),
              revoke: ({ id }, done) => void change(() => revokeTeamInvitation({ params: { id } }), done),
            }
          : null
      }
    />
  );
}
