"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { isOvertaken, Overtaken } from "@/components/admin/overtaken";
import DiscardDialog from "@/components/feedback/discard-dialog";
import { NumberField, TextareaField, TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { editPostingStart, type PostingEdit, postingEdit } from "@/lib/features/postings/moderation-client";
import {
  type AdminPosting,
  type EditPostingForm,
  type EditPostingValues,
  editPostingForm,
} from "@/lib/features/postings/moderation-schemas";

const rate = { min: 0, max: 1000 };
const amount = { min: 1, max: 60 };
const numbers = [
  ["hourlyRateMin", "eurosPerHour", rate],
  ["hourlyRateMax", "eurosPerHour", rate],
  ["durationMonths", "months", amount],
  ["hoursPerWeek", "hours", amount],
] as const;

const sameFields = (one: AdminPosting, other: AdminPosting) =>
  JSON.stringify(editPostingStart(one)) === JSON.stringify(editPostingStart(other));

/**
 * Changes an approved posting (001 §2). Only what was changed is sent, and nothing over what a colleague has changed
 * meanwhile: then the dialog says so and asks. What was typed is not lost without a question. Loaded when it is first
 * opened.
 */
export default function EditDialog({
  posting,
  onSave,
  onClose,
}: {
  /** As the list has it now. */
  posting: AdminPosting;
  /** Tells itself how it went, and throws when it failed. */
  onSave: (changes: PostingEdit) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useTranslations("AdminProjects.editDialog");
  const work = useTranslations("Fields.work");
  const actions = useTranslations("Actions");
  const projectFields = useTranslations("Fields.project");
  const editing = useTranslations("Editing");
  const inputs = useTranslations("Inputs");
  const [isLeaving, setIsLeaving] = useState(false);
  /** The posting as it was when editing began. */
  const [base, setBase] = useState(posting);
  /** What could not be saved, because somebody else saved first. */
  const [overtaken, setOvertaken] = useState<EditPostingValues | null>(null);
  const form = useZodForm<EditPostingForm, EditPostingValues>(editPostingForm, {
    defaultValues: editPostingStart(posting),
  });
  const { isDirty } = form.formState;
  const leave = () => (isDirty ? setIsLeaving(true) : onClose());

  // Another state of the project, or another's place in the order, is no change of these fields.
  useEffect(() => {
    if (posting.updatedAt !== base.updatedAt && sameFields(posting, base)) setBase(posting);
  }, [posting, base]);

  /** @param seen when the posting was last changed, as far as the person knows */
  async function save(values: EditPostingValues, seen = base.updatedAt) {
    setOvertaken(null);
    const changes = postingEdit({ ...base, updatedAt: seen }, values);
    try {
      if (Object.keys(changes).length > 0) await onSave(changes);
      onClose();
    } catch (error) {
      if (isOvertaken(error)) setOvertaken(values);
      else throw error;
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={t("title")} description={t("description")} closeLabel={actions("close")}>
        <Form
          form={form}
          onSubmit={(values) => save(values)}
          // A toast has told it already.
          onError={() => {}}
          aria-label={t("title")}
        >
          <TextField<EditPostingForm> name="title" label={t("fields.title")} maxLength={160} />
          <TextareaField<EditPostingForm>
            name="description"
            label={projectFields("description")}
            optional
            rows={7}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            {numbers.map(([name, unit, bounds]) => (
              <NumberField<EditPostingForm>
                key={name}
                name={name}
                label={t(`fields.${name}`)}
                unit={inputs(unit)}
                optional
                {...bounds}
              />
            ))}
            <TextField<EditPostingForm>
              name="location"
              label={work("location")}
              help={t("fields.locationHelp")}
              maxLength={160}
            />
            <NumberField<EditPostingForm>
              name="displayOrder"
              label={t("fields.displayOrder")}
              help={t("fields.displayOrderHelp")}
              unit={t("place")}
              min={1}
            />
          </div>
          {overtaken ? (
            <Overtaken
              title={t("overtaken")}
              onShowTheirs={() => {
                setBase(posting);
                form.reset(editPostingStart(posting));
                setOvertaken(null);
              }}
              // A toast tells it when it fails.
              onSaveMine={() => void save(overtaken, posting.updatedAt).catch(() => {})}
            />
          ) : null}
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              {actions("cancel")}
            </Button>
            <SubmitButton variant="primary" pendingLabel={t("saving")}>
              {editing("save")}
            </SubmitButton>
          </DialogFooter>
        </Form>
        {isLeaving ? <DiscardDialog onDiscard={onClose} onKeep={() => setIsLeaving(false)} /> : null}
      </DialogContent>
    </Dialog>
  );
}
