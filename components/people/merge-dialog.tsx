"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { ProblemNotice } from "@/components/feedback/notice";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { listKey } from "@/lib/client/admin-list";
import { serverMessage } from "@/lib/client/api";
import { withSession } from "@/lib/client/signed-in-again";
import { toast } from "@/lib/client/toast";
import { mergePeople, people, previewMerge } from "@/lib/features/people/client";
import {
  type MergeInput,
  type MergePreview,
  mergeInput,
  type NewAddressInput,
  newAddressInput,
  type PersonDetails,
} from "@/lib/features/people/schemas";

/** Merges another account into this one in two steps: which one, with what is in the way; then the typed name. */
export default function MergeDialog({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const t = useTranslations("AdminPeople");
  const actions = useTranslations("Actions");
  const form = useZodForm(newAddressInput, { defaultValues: { email: "" } });
  const [found, setFound] = useState<MergePreview | null>(null);
  const typed = useWatch({ control: form.control, name: "email" });
  // Of another address than the one that stands there nothing is known yet.
  const preview = found?.goes.email === typed.trim().toLowerCase() ? found : null;
  const name = person.name || person.email;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("merge.title", { name })}
        description={t("merge.description")}
        closeLabel={actions("close")}
      >
        <div className="space-y-6">
          <Look id={person.id} form={form} onFound={setFound} />
          {preview && preview.obstacles.length > 0 ? (
            <Alert role="status" variant="warning" title={t("merge.obstaclesTitle")}>
              <ul className="list-disc space-y-1 pl-5">
                {preview.obstacles.map((obstacle) => (
                  <li key={obstacle}>{t(`merge.obstacles.${obstacle}`)}</li>
                ))}
              </ul>
            </Alert>
          ) : null}
          {preview && preview.obstacles.length === 0 ? (
            <Merge key={preview.goes.id} person={person} name={name} preview={preview} onClose={onClose} />
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Problem({ text }: { text: string | null }) {
  const t = useTranslations("AdminPeople");
  return text === null ? null : (
    <ProblemNotice title={t("failedAction")}>
      <p>{text}</p>
    </ProblemNotice>
  );
}

function Look({
  id,
  form,
  onFound,
}: {
  id: number;
  form: UseFormReturn<NewAddressInput, unknown, NewAddressInput>;
  onFound: (preview: MergePreview | null) => void;
}) {
  const t = useTranslations("AdminPeople");
  const [problem, setProblem] = useState<string | null>(null);
  async function submit({ email }: NewAddressInput) {
    setProblem(null);
    onFound(null);
    onFound(await withSession(() => previewMerge({ params: { id }, query: { email } })));
  }
  return (
    <Form form={form} onSubmit={submit} onError={(error) => setProblem(serverMessage(error, t("failed")))}>
      <Problem text={problem} />
      <TextField<NewAddressInput> name="email" type="email" label={t("merge.label")} autoComplete="off" />
      <SubmitButton variant="outline" pendingLabel={t("merge.look")}>
        {t("merge.look")}
      </SubmitButton>
    </Form>
  );
}

function Merge({
  person,
  name,
  preview,
  onClose,
}: {
  person: PersonDetails;
  name: string;
  preview: MergePreview;
  onClose: () => void;
}) {
  const t = useTranslations("AdminPeople");
  const actions = useTranslations("Actions");
  const queryClient = useQueryClient();
  const form = useZodForm(mergeInput, { defaultValues: { email: preview.goes.email, confirmation: "" } });
  const [problem, setProblem] = useState<string | null>(null);
  const { setFocus } = form;
  useEffect(() => setFocus("confirmation"), [setFocus]);
  async function submit(body: MergeInput) {
    setProblem(null);
    await withSession(() => mergePeople({ params: { id: person.id }, body }));
    toast({ title: t("done.merge") });
    onClose();
    await queryClient.invalidateQueries({ queryKey: listKey(people.path) });
  }
  return (
    <Form
      className="border-border border-t pt-6"
      form={form}
      onSubmit={submit}
      onError={(error) => setProblem(serverMessage(error, t("failedAction")))}
    >
      <Problem text={problem} />
      <p role="status" className="wrap-anywhere">
        {t("merge.moves", { count: preview.moves, email: preview.goes.email })}
      </p>
      <TextField<MergeInput>
        name="confirmation"
        label={t("merge.confirmation", { name })}
        autoComplete="off"
        spellCheck={false}
      />
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {actions("cancel")}
        </Button>
        <SubmitButton variant="destructive" pendingLabel={t("merge.confirm")}>
          {t("merge.confirm")}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}
