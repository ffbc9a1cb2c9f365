"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "#texts";
import { ProblemNotice } from "@/components/feedback/notice";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { listKey } from "@/lib/client/admin-list";
import { serverMessage } from "@/lib/client/api";
import { withSession } from "@/lib/client/signed-in-again";
import { toast } from "@/lib/client/toast";
import { askNewAddress, people } from "@/lib/features/people/client";
import { type NewAddressInput, newAddressInput, type PersonDetails } from "@/lib/features/people/schemas";

/** Asks for somebody's new address, which a link to it confirms. */
export default function AddressDialog({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const t = useTranslations("AdminPeople");
  const actions = useTranslations("Actions");
  const queryClient = useQueryClient();
  const form = useZodForm(newAddressInput, { defaultValues: { email: "" } });
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(body: NewAddressInput) {
    setProblem(null);
    await withSession(() => askNewAddress({ params: { id: person.id }, body }));
    toast({ title: t("done.email") });
    onClose();
    await queryClient.invalidateQueries({ queryKey: listKey(people.path) });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width="sm"
        title={t("email.title", { name: person.name || person.email })}
        description={t("email.description")}
        closeLabel={actions("close")}
      >
        <Form
          form={form}
          onSubmit={submit}
          onError={(error) => setProblem(serverMessage(error, t("failedAction")))}
        >
          {problem ? (
            <ProblemNotice title={t("failedAction")}>
              <p>{problem}</p>
            </ProblemNotice>
          ) : null}
          <TextField<NewAddressInput> name="email" type="email" label={t("email.label")} autoComplete="off" />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {actions("cancel")}
            </Button>
            <SubmitButton pendingLabel={t("email.confirm")}>{t("email.confirm")}</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
