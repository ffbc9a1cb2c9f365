"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { isOvertaken, Overtaken } from "@/components/admin/overtaken";
import DiscardDialog from "@/components/feedback/discard-dialog";
import { CheckboxField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import {
  type AdminConsultant,
  type ConsultantForm,
  type ConsultantValues,
  consultantFields,
} from "@/lib/features/meetings/consultant-schemas";
import { consultantBounds, openingHours } from "@/lib/features/meetings/opening-hours";
import { AbsencesField } from "./absences-field";
import { HoursField } from "./hours-field";

const { opensAt, closesAt, weekdays } = openingHours;

/** What the form begins with: what is kept, or the usual hours. */
const startOf = (consultant: AdminConsultant | null): ConsultantForm => ({
  name: consultant?.name ?? "",
  email: consultant?.email ?? "",
  isActive: consultant?.isActive ?? true,
  joinUrl: consultant?.joinUrl ?? "",
  workingHours: consultant?.workingHours ?? weekdays.map((weekday) => ({ weekday, opensAt, closesAt })),
  absences: consultant?.absences ?? [],
});

/** What a colleague has saved, with what was changed here over it. */
function changedOver(
  theirs: AdminConsultant,
  base: AdminConsultant | null,
  mine: ConsultantValues,
): ConsultantValues {
  const { name, email, isActive, joinUrl, workingHours, absences } = theirs;
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(base?.[field as keyof ConsultantValues]);
  return {
    ...{ name, email, isActive, joinUrl, workingHours, absences },
    ...Object.fromEntries(Object.entries(mine).filter(isChanged)),
  };
}

/** Adds a consultant or changes one. What a colleague has saved meanwhile is not overwritten unseen. */
export default function ConsultantDialog({
  consultant,
  onSave,
  onClose,
}: {
  /** As the list has it now; null for somebody new. */
  consultant: AdminConsultant | null;
  /** Tells itself how it went, and throws when it failed. */
  onSave: (values: ConsultantValues, seen: string | undefined) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useTranslations("AdminConsultants.form");
  const add = useTranslations("AdminConsultants");
  const person = useTranslations("Fields.person");
  const actions = useTranslations("Actions");
  const editing = useTranslations("Editing");
  const [isLeaving, setIsLeaving] = useState(false);
  /** The consultant as they were when editing began. */
  const [base, setBase] = useState(consultant);
  /** What could not be saved, because somebody else saved first. */
  const [overtaken, setOvertaken] = useState<ConsultantValues | null>(null);
  const form = useZodForm<ConsultantForm, ConsultantValues>(consultantFields, {
    defaultValues: startOf(consultant),
  });
  const title = consultant ? t("edit") : add("add");
  const { isDirty } = form.formState;
  const leave = () => (isDirty ? setIsLeaving(true) : onClose());

  async function save(values: ConsultantValues, since = base?.updatedAt) {
    setOvertaken(null);
    try {
      await onSave(values, since);
      onClose();
    } catch (error) {
      if (isOvertaken(error)) setOvertaken(values);
      else throw error;
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={title} description={t("description")} closeLabel={actions("close")}>
        <Form
          form={form}
          onSubmit={(values) => save(values)}
          // A toast has told it already.
          onError={() => {}}
          aria-label={title}
        >
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField<ConsultantForm>
              name="name"
              label={person("name")}
              maxLength={consultantBounds.name}
              autoComplete="off"
            />
            <TextField<ConsultantForm>
              name="email"
              label={person("email")}
              help={t("emailHelp")}
              type="email"
              autoComplete="off"
            />
          </div>
          <TextField<ConsultantForm>
            name="joinUrl"
            label={t("joinUrl")}
            help={t("joinUrlHelp")}
            type="url"
            inputMode="url"
            maxLength={500}
            optional
          />
          <CheckboxField<ConsultantForm> name="isActive" label={t("active")} />
          <HoursField />
          <AbsencesField />
          {overtaken && consultant ? (
            <Overtaken
              title={t("overtaken")}
              onShowTheirs={() => {
                setBase(consultant);
                form.reset(startOf(consultant));
                setOvertaken(null);
              }}
              // A toast tells it when it fails.
              onSaveMine={() =>
                void save(changedOver(consultant, base, overtaken), consultant.updatedAt).catch(() => {})
              }
            />
          ) : null}
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              {actions("cancel")}
            </Button>
            <SubmitButton variant="primary" pendingLabel={editing("saving")}>
              {consultant ? editing("save") : title}
            </SubmitButton>
          </DialogFooter>
        </Form>
        {isLeaving ? (
          <DiscardDialog loss="changed" onDiscard={onClose} onKeep={() => setIsLeaving(false)} />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
