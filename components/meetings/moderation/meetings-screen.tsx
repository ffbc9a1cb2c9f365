"use client";

import { CalendarRange, List } from "lucide-react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { useAddressQuery } from "@/lib/client/use-address-query";
import { BookingsScreen } from "./bookings-screen";
import { WeekAgenda } from "./week-agenda";

const views = [
  ["list", List],
  ["week", CalendarRange],
] as const;

/** The bookings as cards (001 §2), or as the week of whoever holds the meetings; the address keeps which. */
export function MeetingsScreen() {
  const t = useTranslations("AdminMeetings.view");
  const { search, show } = useAddressQuery();
  const parameters = new URLSearchParams(search);
  const shown = parameters.get("view") === "week" ? "week" : "list";
  const address = {
    week: parameters.get("week") ?? "",
    booking: Number(parameters.get("booking") ?? Number.NaN),
    consultant: parameters.get("consultant") ?? "",
    /** An empty value takes a part out of the address. Another meeting is no step for the back button, a week is. */
    change: (changes: { week?: string; booking?: string; consultant?: string }) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value) parameters.set(name, value);
        else parameters.delete(name);
      }
      show(parameters.toString(), { replace: changes.week === undefined });
    },
  };
  return (
    <div className="space-y-6">
      <fieldset className="flex gap-1">
        <legend className="sr-only">{t("label")}</legend>
        {views.map(([view, Icon]) => (
          <Button
            key={view}
            variant={shown === view ? "secondary" : "ghost"}
            aria-pressed={shown === view}
            onClick={() => show(view === "week" ? "view=week" : "", { replace: false })}
          >
            <Icon aria-hidden />
            {t(view)}
          </Button>
        ))}
      </fieldset>
      {shown === "week" ? <WeekAgenda address={address} /> : <BookingsScreen />}
    </div>
  );
}
