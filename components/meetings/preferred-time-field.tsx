"use client";

import { useQuery } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { FieldError, FieldHelp } from "@/components/form/field-shell";
import { useField } from "@/components/form/form-context";
import { Alert } from "@/components/ui/alert";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Input } from "@/components/ui/input";
import { toast } from "@/lib/client/toast";
import { freeTimesQuery } from "@/lib/features/meetings/client";
import { meetingDuration, openingHours } from "@/lib/features/meetings/opening-hours";
import type { BookingForm } from "@/lib/features/meetings/schemas";
import { supportMailto } from "@/lib/shared/brand";
import { helsinkiDate, isRealDate, parseTimeOfDay } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { helsinkiOffset, readableSlot } from "./meeting-time";

/**
 * The slot panel (spec 000 §4): idle until there is a date, then the free times as a radio group; without any a text,
 * and a time to type by hand when the calendar cannot be asked. Another date or duration asks again, and a chosen time
 * that is not free any more is taken back.
 * @param moving the meeting that another time is looked for
 * @param goesOn whether a day that was chosen in the month leads the focus on to its times
 */
export function PreferredTimeField({ goesOn = false, moving }: { goesOn?: boolean; moving?: string }) {
  const t = useTranslations("Meetings");
  const locale = useLocale();

  const { control, setValue, getValues, register } = useFormContext<BookingForm>();
  const { isSubmitted } = useFormState({ control });
  const [date, wishedDuration, time] = useWatch({
    control,
    name: ["preferredDate", "duration", "preferredTime"],
  });
  const { id, error, errorId, helpId, aria } = useField("preferredTime", t("form.time"), true);

  const freeTimes = useQuery(freeTimesQuery(date, wishedDuration ?? meetingDuration.default, moving));
  const isChecking = freeTimes.isFetching;
  const slots = isChecking ? undefined : freeTimes.data;

  useEffect(() => {
    if (!slots) return;
    const wished = getValues("preferredTime");
    const minutes = parseTimeOfDay(wished);
    const free = slots.find(({ label }) => minutes !== null && parseTimeOfDay(label) === minutes);
    // A time typed by hand ("14:30") becomes the slot's own "2:30 PM".
    if (wished !== (free?.label ?? "")) setValue("preferredTime", free?.label ?? "");
  }, [slots, getValues, setValue]);

  // The keyboard goes on from the day to its times, and not through the field for dates between them.
  useEffect(() => {
    if (goesOn && slots && document.activeElement?.closest("[data-month]"))
      document.getElementById(id)?.focus();
  }, [goesOn, slots, id]);

  const hasDate = isRealDate(date);
  const zone = t("slots.zone", {
    offset: helsinkiOffset(hasDate ? date : helsinkiDate(new Date())),
  });
  const readableDate = hasDate ? formatDate(date, locale, "full") : "";

  function choose(label: string) {
    setValue("preferredTime", label, { shouldDirty: true, shouldValidate: isSubmitted });
    toast({
      title: t("slots.selectedTitle"),
      description: t("slots.selected", { time: readableSlot(label, locale), date: readableDate, zone }),
    });
  }

  const isManual = hasDate && !isChecking && freeTimes.isError;
  const isList = slots !== undefined && slots.length > 0;
  const isNone = slots !== undefined && slots.length === 0;
  const chosen = slots?.some(({ label }) => label === time) ? time : slots?.[0]?.label;
  // What the error summary's link focuses: a control when there is one, the panel otherwise.
  const panelId = isList || isManual ? undefined : id;

  let status = "";
  if (!hasDate) status = t("slots.idle");
  else if (isChecking) status = t("slots.loading");
  else if (isList) status = t("slots.count", { date: readableDate, count: slots.length });

  return (
    <ChoiceGroup
      legend={<span id={`${id}-legend`}>{t("form.time")}</span>}
      aria-describedby={aria["aria-describedby"]}
    >
      <FieldHelp id={helpId}>
        {/* The server does not know the visitor's date, and summer time may begin in between. */}
        <span suppressHydrationWarning>{zone}</span>
      </FieldHelp>
      <div
        id={panelId}
        tabIndex={-1}
        className={`mt-2 mb-1.5 ${status ? "rounded-md border border-border bg-background p-4" : ""}`}
      >
        <p
          role="status"
          className={`flex items-center gap-2 text-muted-foreground ${status ? "" : "sr-only"}`}
        >
          {isChecking ? <LoaderCircle aria-hidden className="size-5 animate-spin" /> : null}
          {status}
        </p>
        {isList ? (
          <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
            {slots.map(({ label, startTime }) => (
              <label
                key={startTime}
                className="tabular relative flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-input bg-card px-2 font-medium transition-colors hover:bg-muted has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
              >
                <input
                  id={label === chosen ? id : undefined}
                  type="radio"
                  name={`${id}-slot`}
                  value={label}
                  checked={label === time}
                  onChange={() => choose(label)}
                  className="sr-only"
                />
                {readableSlot(label, locale)}
              </label>
            ))}
          </div>
        ) : null}
        {isNone ? (
          <Alert role="status" variant="info" title={t("slots.noneTitle")}>
            <p>{t("slots.none")}</p>
            <p>
              <a href={supportMailto} className="text-primary underline underline-offset-4">
                {t("slots.contact")}
              </a>
            </p>
          </Alert>
        ) : null}
        {isManual ? (
          <div className="space-y-3">
            <Alert role="status" variant="warning" title={t("slots.setupTitle")}>
              <p>{t("slots.setup")}</p>
            </Alert>
            <Input
              id={id}
              type="time"
              step={openingHours.stepMinutes * 60}
              aria-labelledby={`${id}-legend`}
              aria-invalid={aria["aria-invalid"]}
              aria-describedby={`${id}-manual`}
              className="max-w-40"
              {...register("preferredTime")}
            />
            <FieldHelp id={`${id}-manual`}>{t("slots.manualHelp", { zone })}</FieldHelp>
          </div>
        ) : null}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </ChoiceGroup>
  );
}
