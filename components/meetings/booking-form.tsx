"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { HoneypotField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PrivacyNote } from "@/components/form/privacy-note";
import { SubmitButton } from "@/components/form/submit-button";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useKnownVisitor } from "@/components/form/use-known-visitor";
import { useZodForm } from "@/components/form/use-zod-form";
import { ApiError, serverMessage } from "@/lib/client/api";
import { takeHandedQuestion } from "@/lib/client/handed-question";
import { createAttempts } from "@/lib/client/idempotency-key";
import { toast } from "@/lib/client/toast";
import {
  type BookingFormValues,
  bookingDraft,
  bookingPayload,
  bookMeeting,
  clearPricingInfo,
  emptyBooking,
  freeDaysKey,
  freeTimesKey,
} from "@/lib/features/meetings/client";
import { type BookingForm as BookingFormInput, bookingForm } from "@/lib/features/meetings/schemas";
import type { PricingInfo } from "@/lib/features/pricing/schemas";
import type { BookedMeeting } from "./booking-confirmation";
import { ContactSection, ProjectSection, TimeSection } from "./booking-sections";

interface BookingFormProps {
  /** Null for a general consultation. */
  expertId: number | null;
  pricing: PricingInfo | null;
  /** Why nobody can book here, or null; the button then says so. */
  refusal: string | null;
  onBooked: (meeting: BookedMeeting) => void;
}

/** The time first, then contact and project (spec 000 §2, §5). Every failure leaves what was typed (spec 000 §4). */
export function BookingForm({ expertId, pricing, refusal, onBooked }: BookingFormProps) {
  const t = useTranslations("Meetings");
  const feedback = useTranslations("Feedback");
  const formTexts = useTranslations("Form");
  const queryClient = useQueryClient();
  const [attemptFor] = useState(createAttempts);
  const form = useZodForm(bookingForm, {
    defaultValues: emptyBooking,
  });

  // What was typed before a reload, then what is known of the visitor in fields that are still empty.
  const draft = useFormDraft(form, bookingDraft);
  useKnownVisitor(form, "fullName", "email");

  // What somebody wants to ask about recommended experts comes from another page.
  const { setValue } = form;
  useEffect(() => {
    const question = takeHandedQuestion();
    if (question !== null) setValue("projectDescription", question, { shouldDirty: true });
  }, [setValue]);

  async function submit(values: BookingFormValues) {
    if (refusal) return;
    const payload = bookingPayload(values, expertId, pricing);
    const outcome = await bookMeeting(payload, attemptFor(payload));
    if (outcome.kind === "taken") {
      toast({ title: t("toasts.takenTitle"), description: t("toasts.taken"), variant: "destructive" });
      form.setError("preferredTime", { type: "taken", message: t("toasts.taken") });
      await Promise.all(
        [freeTimesKey, freeDaysKey].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      );
      return;
    }
    clearPricingInfo();
    draft.clear();
    toast({
      title: t("toasts.bookedTitle"),
      description: outcome.invitationSent ? t("toasts.invitationSent") : t("toasts.noInvitation"),
    });
    onBooked({ booking: outcome.booking, fullName: values.fullName, email: values.email });
  }

  function showFailure(error: unknown) {
    const fallback =
      error instanceof ApiError ? t("toasts.httpError", { status: error.status }) : t("toasts.error");
    toast({
      title: feedback("failed"),
      description: serverMessage(error, fallback),
      variant: "destructive",
    });
  }

  return (
    <Form form={form} onSubmit={submit} onError={showFailure} aria-label={t("form.label")}>
      <TimeSection />
      <ContactSection />
      <ProjectSection isAboutExpert={expertId !== null} />
      <HoneypotField<BookingFormInput> name="website" />
      <div className="space-y-3">
        <SubmitButton
          size="lg"
          className="w-full sm:w-auto"
          pendingLabel={t("form.submitting")}
          disabled={refusal !== null}
          aria-describedby="booking-note"
        >
          {t("form.submit")}
        </SubmitButton>
        {refusal === null ? (
          <PrivacyNote id="booking-note" text={t("form.privacy")} linkText={formTexts("privacy")} />
        ) : (
          <p id="booking-note" className="text-muted-foreground text-sm">
            {refusal}
          </p>
        )}
      </div>
    </Form>
  );
}
