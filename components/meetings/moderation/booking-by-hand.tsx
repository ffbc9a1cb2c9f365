"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "#texts";
import { ByHandForm } from "@/components/admin/by-hand-form";
import { placeOf } from "@/components/admin/desk/places";
import { useForWhom } from "@/components/admin/use-for-whom";
import { useZodForm } from "@/components/form/use-zod-form";
import { ContactSection, ProjectSection, TimeSection } from "@/components/meetings/booking-sections";
import {
  bookForClient,
  bookingPayload,
  emptyBooking,
  freeDaysKey,
  freeTimesKey,
} from "@/lib/features/meetings/client";
import { bookingForm } from "@/lib/features/meetings/schemas";

/** The booking form, filled in by an administrator for a client: a general consultation at a free time. */
export function BookingByHand() {
  const t = useTranslations("AdminByHand");
  const meetings = useTranslations("Meetings.toasts");
  const queryClient = useQueryClient();
  const { name, email, company } = useForWhom();
  const form = useZodForm(bookingForm, {
    defaultValues: { ...emptyBooking, fullName: name, email, company },
  });
  return (
    <ByHandForm
      form={form}
      label={t("booking.title")}
      placeOf={(id) => placeOf("booking", id)}
      send={async (values, attemptFor) => {
        const payload = bookingPayload(values, null, null);
        const outcome = await bookForClient(payload, attemptFor(payload));
        if (outcome.kind === "booked") return outcome.booking;
        form.setError("preferredTime", { type: "taken", message: meetings("taken") });
        for (const key of [freeTimesKey, freeDaysKey]) {
          await queryClient.invalidateQueries({ queryKey: [key] });
        }
        return { refusal: meetings("taken") };
      }}
    >
      <TimeSection />
      <ContactSection />
      <ProjectSection />
    </ByHandForm>
  );
}
