"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { DraftNotice } from "@/components/form/draft-notice";
import { HoneypotField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { Skeleton } from "@/components/ui/skeleton";
import { serverMessage } from "@/lib/client/api";
import { createAttempts } from "@/lib/client/idempotency-key";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/client/use-current-user";
import {
  emptyPosting,
  type MatchPayload,
  matchPayload,
  type PostingFormValues,
  type PostingMode,
  type PostingValues,
  postingForms,
  postingPayload,
} from "@/lib/features/postings/form";
import { postProject } from "@/lib/features/postings/form-client";
import { storedPostedProject } from "@/lib/features/postings/posted-project";
import type { ProjectPostingCreated } from "@/lib/features/postings/schemas";
import { ArrangementSection } from "./arrangement-section";
import { BriefReader } from "./brief-reader";
import { BudgetSection } from "./budget-section";
import { CollaborationSection } from "./collaboration-section";
import { ContactSection } from "./contact-section";
import { OverviewSection } from "./overview-section";
import { SkillsSection } from "./skills-section";
import { SubmitBar } from "./submit-bar";
import { usePostingDraft } from "./use-posting-draft";

// With the query client it brings; the form works without it.
const MarketPanel = lazy(() => import("./market-panel"));

export interface PostingFormProps {
  /** `post` sends the project to us and goes on to /project-success; `match` hands it to `onFindExperts`. */
  mode: PostingMode;
  /** Fields that come first, over a draft. The same object on every render. */
  initialValues?: Partial<PostingValues>;
  /** After a post, before the page changes. */
  onSubmitted?: (created: ProjectPostingCreated) => void;
  /** Shows its own failures; until its promise ends, the button says that it works. */
  onFindExperts?: (project: MatchPayload) => Promise<unknown> | unknown;
  /** Whether something was typed that nobody has been sent. */
  onUnsent?: (isUnsent: boolean) => void;
  /** Whether a post is under way. */
  onSending?: (isSending: boolean) => void;
}

/** Required fields whose absence is 'Missing Information' (001 §5), beside the title and skills that the button waits for. */
const requiredTexts = ["customerName", "customerEmail", "title", "description"] as const;

/** The project posting form (001 §2, §5), as a page part and in a dialog. Every failure leaves what was typed. */
export function PostingForm(props: PostingFormProps) {
  const t = useTranslations("Posting");
  const { mode, initialValues, onSubmitted, onFindExperts, onUnsent, onSending } = props;
  const router = useRouter();
  const [attemptFor] = useState(createAttempts);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm<PostingValues, PostingFormValues>(postingForms[mode], {
    defaultValues: { ...emptyPosting, ...initialValues },
  });
  const { user } = useCurrentUser();
  const draft = usePostingDraft(form, user, initialValues);
  const isUnsent = draft.status === "saving" || draft.status === "saved";

  useEffect(() => onUnsent?.(isUnsent), [onUnsent, isUnsent]);

  async function post(values: PostingFormValues) {
    setProblem(null);
    onSending?.(true);
    const payload = postingPayload(values);
    try {
      const created = await postProject(payload, attemptFor(payload));
      draft.forget();
      const { id, title } = created;
      storedPostedProject.write({ id, title, email: values.customerEmail }, new Date());
      onUnsent?.(false);
      onSubmitted?.(created);
      router.push("/project-success");
    } catch (error) {
      toast({ title: t("toasts.failedTitle"), description: t("toasts.failed"), variant: "destructive" });
      setProblem(serverMessage(error, t("toasts.failed")));
      // The form puts the server's field errors beside the fields.
      throw error;
    } finally {
      onSending?.(false);
    }
  }

  function tellMissing() {
    const values = form.getValues();
    const isMissing =
      values.requiredSkills.length === 0 || requiredTexts.some((field) => values[field].trim() === "");
    if (isMissing)
      toast({ title: t("toasts.missingTitle"), description: t("toasts.missing"), variant: "destructive" });
  }

  const contact = <ContactSection mode={mode} />;
  return (
    <Form
      form={form}
      onSubmit={(values) => (mode === "post" ? post(values) : onFindExperts?.(matchPayload(values)))}
      onError={() => undefined}
      onInvalid={tellMissing}
      aria-label={t(`label.${mode}`)}
      className="@container"
    >
      <div className="grid items-start gap-6 @4xl:grid-cols-3">
        <div className="@container min-w-0 space-y-6 @4xl:col-span-2">
          <BriefReader />
          <div>
            <p className="text-muted-foreground text-sm">{t("requiredNote")}</p>
            <DraftNotice look="line" namespace="Posting.draft" draft={draft} />
          </div>
          {mode === "post" ? contact : null}
          <OverviewSection mode={mode} />
          <ArrangementSection />
          <SkillsSection />
          <BudgetSection />
        </div>
        <div className="h-full min-w-0 @4xl:col-start-3 @4xl:row-span-2 @4xl:row-start-1">
          <div className="@4xl:sticky @4xl:top-18">
            <Suspense fallback={<Skeleton className="h-56 rounded-lg" />}>
              <MarketPanel />
            </Suspense>
          </div>
        </div>
        <div className="@container min-w-0 space-y-6 @4xl:col-span-2">
          <CollaborationSection />
          {mode === "match" ? contact : null}
          <HoneypotField<PostingValues> name="website" />
          <SubmitBar mode={mode} problem={problem} />
        </div>
      </div>
    </Form>
  );
}
