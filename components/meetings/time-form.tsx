"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { useTranslations } from "#texts";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { ApiError } from "@/lib/client/api";
import { freeDaysKey, freeTimesKey, selectableDates } from "@/lib/features/meetings/client";
import { openingHours } from "@/lib/features/meetings/opening-hours";
import { bookingForm } from "@/lib/features/meetings/schemas";
import { MonthField } from "./month-field";
import { PreferredTimeField } from "./preferred-time-field";

/** The month and the times of a booking; the meeting stays as long as it is. */
const timeForm = bookingForm.pick({ preferredDate: true, preferredTime: true, duration: true });
type TimeInput = z.input<typeof timeForm>;
export type ChosenTime = { preferredDate: string; preferredTime: string };

/** Whether somebody else was faster with a time. */
export const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.reason === "slot_taken";

/**
 * Another time for a booked meeting, chosen as it is in booking. A time that somebody else took meanwhile is named
 * beside the field, and the free ones are asked for anew; every other failure leaves what was chosen.
 */
export function TimeForm({
  moving,
  duration,
  initial = { preferredDate: "", preferredTime: "" },
  label,
  submit,
  pending,
  send,
  onError,
  children,
}: {
  /** The meeting that is moved: the token of its client's link or, for administrators, its number. */
  moving: string;
  duration: number;
  /** What the form begins with. */
  initial?: ChosenTime;
  /** Of the form. */
  label: string;
  submit: string;
  pending: string;
  /** @throws what did not work, as an ApiError or without a connection */
  send: (time: ChosenTime) => Promise<unknown>;
  /** Says that it did not work; what is wrong with a field stands beside it already. */
  onError: (error: unknown) => void;
  /** Beside the button: the way back. */
  children?: ReactNode;
}) {
  const t = useTranslations("Meetings");
  const queryClient = useQueryClient();
  const [dates] = useState(() => selectableDates(new Date()));
  const form = useZodForm(timeForm, { defaultValues: { ...initial, duration } });

  async function submitTime({ preferredDate, preferredTime }: z.output<typeof timeForm>) {
    try {
      await send({ preferredDate, preferredTime });
    } catch (error) {
      if (!isTaken(error)) throw error;
      onError(error);
      form.setError("preferredTime", { type: "taken", message: t("toasts.taken") });
      await Promise.all(
        [freeTimesKey, freeDaysKey].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      );
    }
  }

  return (
    <Form form={form} onSubmit={submitTime} onError={onError} className="space-y-5" aria-label={label}>
      <MonthField moving={moving} />
      <TextField<TimeInput>
        name="preferredDate"
        label={t("form.date")}
        help={t("form.dateHelp", { days: openingHours.horizonDays })}
        type="date"
        className="sm:max-w-80"
        required
        {...dates}
      />
      <PreferredTimeField goesOn moving={moving} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <SubmitButton pendingLabel={pending}>{submit}</SubmitButton>
        {children}
      </div>
    </Form>
  );
}
