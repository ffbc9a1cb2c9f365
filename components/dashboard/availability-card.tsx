"use client";

import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { confirmAvailability } from "@/lib/features/experts/change-client";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { dashboardDates } from "./dates";

/** Asks whether what the profile says of one's time is still right (deal K5). Gone once it is answered. */
export function AvailabilityCard({ expert }: { expert: FullExpert }) {
  const t = useTranslations("Dashboard.availability");
  const words = useTranslations("Choices.availabilityInFull");
  const feedback = useTranslations("Feedback");
  const router = useRouter();
  const dates = dashboardDates(useLocale());
  const [state, setState] = useState<"asking" | "sending" | "done">("asking");

  async function confirm() {
    setState("sending");
    try {
      await confirmAvailability({ params: { id: expert.id } });
      setState("done");
      toast({ title: t("confirmed"), description: t("confirmedText") });
      router.refresh();
    } catch (error) {
      setState("asking");
      failedToast(error, feedback);
    }
  }

  if (state === "done") return null;
  const hours = expert.weeklyAvailabilityHours;
  return (
    <Alert variant="info" title={t("title")}>
      <p className="max-w-reading">
        {t(hours === null ? "text" : "textWithHours", {
          availability: words(expert.availability),
          hours: hours ?? 0,
          date: expert.availabilityConfirmedAt
            ? dates.date(new Date(expert.availabilityConfirmedAt))
            : "none",
        })}
      </p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" aria-disabled={state === "sending"} onClick={() => void confirm()}>
          {t("confirm")}
        </Button>
        <a href="#availability" className={buttonVariants({ variant: "outline" })}>
          {t("change")}
        </a>
      </p>
    </Alert>
  );
}
