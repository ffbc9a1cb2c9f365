import "server-only";
import { AppError } from "@/lib/shared/errors";
import type { DayBounds } from "../consultants";
import { openingHours as hours, meetingDuration } from "../opening-hours";
import type { SlotRefusal } from "../rules";

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * A time that cannot be booked as an error beside the field it was chosen in.
 * @param bounds when meetings of that day begin and end
 */
export function slotError(refusal: SlotRefusal, bounds: DayBounds = hours): AppError {
  const ofDate = { field: "preferredDate" };
  const ofTime = { field: "preferredTime" };
  const opens = clock(bounds.opensAt);
  switch (refusal) {
    case "bad_duration":
      return new AppError("slot_bad_duration", meetingDuration, ofTime);
    case "too_soon":
      return new AppError("slot_too_soon", { hours: hours.noticeMinutes / 60 }, ofTime);
    case "too_far":
      return new AppError("slot_too_far", { days: hours.horizonDays }, ofDate);
    case "closed_day":
    case "day_off":
      return new AppError(`slot_${refusal}`, {}, ofDate);
    case "outside_hours":
      return new AppError("slot_outside_hours", { opens, closes: clock(bounds.closesAt) }, ofTime);
    case "off_step":
      return new AppError("slot_off_step", { minutes: hours.stepMinutes, opens }, ofTime);
    case "past":
    case "taken":
      return new AppError(`slot_${refusal}`, {}, ofTime);
  }
}
