"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { getExpert } from "@/lib/features/experts/client";
import type { ProjectApplicationForm } from "@/lib/features/project-applications/schemas";
import type { Availability } from "@/lib/shared/availability";
import { addDays, helsinkiDate } from "@/lib/shared/dates";

/** Days until somebody of each availability can start; nobody knows of the busy ones. */
const daysUntilStart: Record<Availability, number | null> = {
  available: 0,
  next_week: 7,
  "2_weeks": 14,
  busy: null,
};

/** Puts rate, hours and start of the signed-in expert's profile into their fields, where these are empty. */
export function useKnownWork({
  getValues,
  setValue,
}: Pick<UseFormReturn<ProjectApplicationForm>, "getValues" | "setValue">): void {
  const expertId = useCurrentUser().user.expertId ?? null;
  useEffect(() => {
    if (expertId === null) return;
    let isGone = false;
    const fill = <Name extends keyof ProjectApplicationForm>(
      name: Name,
      value: ProjectApplicationForm[Name] | null,
    ) => {
      const known = getValues(name);
      if (value !== null && (known === undefined || known === null || known === "")) {
        setValue(name, value as never);
      }
    };
    getExpert({ params: { id: expertId } }).then(
      (expert) => {
        if (isGone || !("weeklyAvailabilityHours" in expert)) return;
        const days = daysUntilStart[expert.availability];
        fill("proposedRate", expert.hourlyRate);
        fill("estimatedHoursPerWeek", expert.weeklyAvailabilityHours || null);
        fill("estimatedStartDate", days === null ? null : addDays(helsinkiDate(new Date()), days));
      },
      // The fields stay empty, as for everybody else.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [expertId, getValues, setValue]);
}
