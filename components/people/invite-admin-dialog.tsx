"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { useLocale, useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import DiscardDialog from "@/components/feedback/discard-dialog";
import { ProblemNotice } from "@/components/feedback/notice";
import { SelectField, TextareaField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { listKey } from "@/lib/client/admin-list";
import { ApiError, serverMessage } from "@/lib/client/api";
import { withSession } from "@/lib/client/signed-in-again";
import { toast } from "@/lib/client/toast";
import { adminInvitationsQuery, inviteAdmin } from "@/lib/features/people/client";
import {
  type AdminInvitationInput,
  adminInvitationInput,
  adminInvitationNoteLength,
} from "@/lib/features/people/invitation-schemas";
import { languages, locales } from "@/lib/shared/locales";

type Invitation = z.input<typeof adminInvitationInput>;

/** Whose account the address is, when the invitation was refused for that. */
const accountOf = (error: unknown): number | null => {
  const body = error instanceof ApiError ? error.body : null;
  return body?.reason === "admin_invitation_account" ? Number(body.values?.personId) : null;
};

/** Invites somebody without an account; whoever has one is led to, because the right is given there. */
export default function InviteAdminDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("AdminPeople.invite");
  const person = useTranslations("Fields.person");
  const actions = useTranslations("Actions");
  const queryClient = useQueryClient();
  const form = useZodForm(adminInvitationInput, {
    defaultValues: { email: "", language: useLocale(), note: "" },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [personId, setPersonId] = useState<number | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const { isDirty } = form.formState;
  const leave = () => (isDirty ? setIsLeaving(true) : onClose());

  async function submit(body: AdminInvitationInput) {
    setProblem(null);
    setPersonId(null);
    try {
      await withSession(() => inviteAdmin({ body }));
    } catch (error) {
      setPersonId(accountOf(error));
      throw error;
    }
    toast({ title: t("done", { email: body.email }) });
    onClose();
    await queryClient.invalidateQueries({ queryKey: adminInvitationsQuery.queryKey });
    await queryClient.invalidateQueries({ queryKey: listKey("/api/admin/audit-entries") });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        width="sm"
        title={t("open")}
        description={t("description")}
        closeLabel={actions("close")}
      >
        <Form
          form={form}
          onSubmit={submit}
          onError={(error) => setProblem(serverMessage(error, t("failed")))}
        >
          {problem ? (
            <ProblemNotice title={t("failed")}>
              <p>{problem}</p>
            </ProblemNotice>
          ) : null}
          <TextField<Invitation> name="email" type="email" label={person("email")} autoComplete="off" />
          {personId === null ? null : (
            <p>
              <Link href={`/admin/people/${personId}`} prefetch={false} className={linkClasses}>
                {t("account")}
              </Link>
            </p>
          )}
          <SelectField<Invitation> name="language" label={t("language")}>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {languages[locale].name}
              </option>
            ))}
          </SelectField>
          <TextareaField<Invitation>
            name="note"
            label={t("note")}
            help={t("noteHelp")}
            maxLength={adminInvitationNoteLength}
            rows={3}
            optional
          />
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              {actions("cancel")}
            </Button>
            <SubmitButton pendingLabel={t("confirm")}>{t("confirm")}</SubmitButton>
          </DialogFooter>
        </Form>
        {isLeaving ? <DiscardDialog onDiscard={onClose} onKeep={() => setIsLeaving(false)} /> : null}
      </DialogContent>
    </Dialog>
  );
}
