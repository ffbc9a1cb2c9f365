"use client";

import { lazy, Suspense, useState } from "react";
import { useTranslations } from "#texts";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { FormActions } from "@/components/own-profile/form-actions";
import { ArrangementSection } from "@/components/postings/form/arrangement-section";
import { BudgetSection } from "@/components/postings/form/budget-section";
import { CollaborationSection } from "@/components/postings/form/collaboration-section";
import { ContactSection } from "@/components/postings/form/contact-section";
import { OverviewSection } from "@/components/postings/form/overview-section";
import { SkillsSection } from "@/components/postings/form/skills-section";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError, isConflict } from "@/lib/client/api";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { editOwnProject, resubmitOwnProject } from "@/lib/features/company-projects/client";
import { editChanges, editStart, type OwnProjectEdit } from "@/lib/features/company-projects/edit-form";
import type { OwnProjectDetails } from "@/lib/features/company-projects/schemas";
import { type PostingFormValues, type PostingValues, postingForms } from "@/lib/features/postings/form";
import { editingLifecycle, reviewedFields } from "@/lib/features/postings/lifecycle";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { claims } from "@/lib/shared/brand";

const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

/**
 * The posting form over a posting that is there (deal J5). One that was rejected, or that changes were asked of,
 * is sent for review with the change; of an approved one what hides it is said before it is saved. What fails to be saved stays as it was typed.
 */
export function EditPosting({ project }: { project: OwnProjectDetails }) {
  const t = useTranslations("CompanyProject.edit");
  const actions = useTranslations("Actions");
  const router = useRouter();
  const [start] = useState(() => editStart(project));
  const form = useZodForm<PostingValues, PostingFormValues>(postingForms.post, { defaultValues: start });
  const [problem, setProblem] = useState<unknown>(null);
  const [asking, setAsking] = useState<{ answer: (isSure: boolean) => void } | null>(null);
  const { id, approvalStatus, updatedAt } = project;
  const isSentAgain = editingLifecycle.canHappen("resubmit", approvalStatus, "company");
  const hours = claims.postingReviewHours;
  const isStale = problem instanceof ApiError && problem.body?.reason === "posting_changed";

  function leave(path = ownPostingPath(id) as string) {
    router.push(path);
    router.refresh();
  }

  async function save(values: PostingFormValues) {
    setProblem(null);
    const changes = editChanges(start, form.getValues(), values) as OwnProjectEdit;
    const isReviewed = approvalStatus === "approved" && reviewedFields.some((field) => field in changes);
    if (isReviewed && !(await new Promise<boolean>((answer) => setAsking({ answer })))) return;
    try {
      if (Object.keys(changes).length > 0) {
        await editOwnProject({ params: { id }, body: { ...changes, updatedAt } });
      }
      if (isSentAgain) await resubmitOwnProject({ params: { id } });
    } catch (error) {
      setProblem(error);
      // What is wrong with a field is said beside it; that somebody else was quicker is no field's fault.
      if (!isConflict(error)) throw error;
      return;
    }
    const isSent = isSentAgain || isReviewed;
    toast({
      title: t(isSent ? "sent" : "saved"),
      description: isSent ? t("sentText", { hours }) : t("savedText"),
    });
    leave();
  }

  const answer = (isSure: boolean) => {
    asking?.answer(isSure);
    setAsking(null);
  };
  return (
    <Form
      form={form}
      onSubmit={save}
      onError={() => undefined}
      aria-label={t("label")}
      className="@container"
    >
      {approvalStatus === "approved" ? <Alert variant="info">{t("reviewed")}</Alert> : null}
      <OverviewSection mode="post" />
      <ArrangementSection />
      <SkillsSection />
      <BudgetSection />
      <CollaborationSection />
      <ContactSection mode="post" />
      {isStale ? (
        <Alert role="alert" variant="destructive" title={t("stale")}>
          <p>{t("staleText")}</p>
          <Button variant="outline" className="mt-2" onClick={() => window.location.reload()}>
            {t("reload")}
          </Button>
        </Alert>
      ) : null}
      <FormActions
        problem={isStale ? null : problem}
        failed={t("failed")}
        cancel={actions("cancel")}
        unchanged={t("unchanged")}
        {...(isSentAgain ? { save: t("saveAndResubmit") } : {})}
        onCancel={leave}
      />
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t("again")}
            description={t("againText", { hours })}
            confirm={t("send")}
            keep={actions("cancel")}
            close={actions("close")}
            onConfirm={() => answer(true)}
            onKeep={() => answer(false)}
          />
        </Suspense>
      ) : null}
    </Form>
  );
}
