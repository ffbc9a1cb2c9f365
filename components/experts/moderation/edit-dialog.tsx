"use client";

import { ChevronRight } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { AuditTrail } from "@/components/admin/audit-trail";
import { isOvertaken, Overtaken } from "@/components/admin/overtaken";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { serverMessage } from "@/lib/client/api";
import { putExpert } from "@/lib/features/experts/change-client";
import { adminExperts } from "@/lib/features/experts/moderation-client";
import {
  type AdminExpertChanges,
  type AdminExpertValues,
  adminChanges,
  adminExpertForm,
  toAdminForm,
} from "@/lib/features/experts/moderation-form";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import { EditFields } from "./edit-fields";
import { EditImage } from "./edit-image";

const DiscardDialog = lazy(() => import("@/components/feedback/discard-dialog"));

const sameFields = (one: AdminExpert, other: AdminExpert) =>
  JSON.stringify(toAdminForm(one)) === JSON.stringify(toAdminForm(other));

/**
 * The dialog 'Edit Expert Profile' (001 §2, §5). Only what was changed is sent, and nothing over what a colleague has
 * changed meanwhile: then the dialog says so and asks.
 * @param expert as the list has it now
 */
export default function EditDialog({ expert, onClose }: { expert: AdminExpert; onClose: () => void }) {
  const t = useTranslations("AdminExperts.edit");
  const actions = useTranslations("Actions");
  const editingTexts = useTranslations("Editing");
  const tToasts = useTranslations("AdminExperts.toasts");
  const feedback = useTranslations("Feedback");
  /** The expert as it was when editing began. */
  const [base, setBase] = useState(expert);
  const [problem, setProblem] = useState<string | null>(null);
  /** What could not be saved, because somebody else saved first. */
  const [overtaken, setOvertaken] = useState<AdminExpertValues | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const form = useZodForm(adminExpertForm, { defaultValues: toAdminForm(expert) });
  const { isDirty } = form.formState;

  // A new picture or another place in the list is no change of these fields.
  useEffect(() => {
    if (expert.updatedAt !== base.updatedAt && sameFields(expert, base)) setBase(expert);
  }, [expert, base]);

  const save = useAdminAction({
    run: (changes: AdminExpertChanges) => putExpert(expert.id, changes),
    paths: [adminExperts.path],
    success: () => ({ title: tToasts("updated") }),
    failure: () => ({ title: feedback("failed"), description: tToasts("updateFailed") }),
  });

  /** @param seen when the expert was last changed, as far as the person knows */
  async function submit(values: AdminExpertValues, seen = base.updatedAt) {
    setProblem(null);
    setOvertaken(null);
    try {
      await save.mutateAsync({ ...adminChanges(base, values), updatedAt: seen });
      onClose();
    } catch (error) {
      if (isOvertaken(error)) setOvertaken(values);
      else throw error;
    }
  }

  const leave = () => (isDirty && !save.isPending ? setIsLeaving(true) : onClose());

  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        title={t("title")}
        description={expert.name}
        closeLabel={actions("close")}
        // A click beside it is rarely meant once something is typed.
        onInteractOutside={(event) => isDirty && event.preventDefault()}
      >
        <EditImage expert={expert} />
        <Form
          form={form}
          onSubmit={(values) => submit(values)}
          onError={(error) => setProblem(serverMessage(error, t("unreachable")))}
          aria-label={t("title")}
          className="mt-6 border-border border-t pt-6"
        >
          <EditFields form={form} stored={base.approvalStatus} />
          {problem ? (
            <Alert role="alert" variant="destructive" title={t("problem")}>
              <p>{problem}</p>
            </Alert>
          ) : null}
          {overtaken ? (
            <Overtaken
              title={t("overtaken")}
              onShowTheirs={() => {
                setBase(expert);
                form.reset(toAdminForm(expert));
                setOvertaken(null);
              }}
              onSaveMine={() =>
                void submit(overtaken, expert.updatedAt).catch((error) =>
                  setProblem(serverMessage(error, t("unreachable"))),
                )
              }
            />
          ) : null}
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              {actions("cancel")}
            </Button>
            <SubmitButton variant="primary" pendingLabel={editingTexts("saving")} isPending={save.isPending}>
              {editingTexts("save")}
            </SubmitButton>
          </DialogFooter>
        </Form>
        <details
          className="group mt-6 border-border border-t pt-4"
          onToggle={(event) => setIsHistoryOpen(event.currentTarget.open)}
        >
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
            <ChevronRight aria-hidden className="size-5 group-open:rotate-90" />
            {t("history")}
          </summary>
          <div className="pt-2">
            {isHistoryOpen ? <AuditTrail entity="expert" entityId={expert.id} /> : null}
          </div>
        </details>
        {isLeaving ? (
          <Suspense fallback={null}>
            <DiscardDialog loss="changed" onDiscard={onClose} onKeep={() => setIsLeaving(false)} />
          </Suspense>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
