"use client";

import { PressForm, type PressTexts } from "@/components/accounts/press-form";
import { confirmAvailabilityByLink } from "@/lib/features/experts/change-client";

/** Confirms what a profile says of its expert's time at one press, by the link of a reminder. */
export function ConfirmAvailabilityForm({
  expertId,
  token,
  text,
}: {
  expertId: string;
  token: string;
  text: PressTexts;
}) {
  const send = () => confirmAvailabilityByLink({ params: { id: expertId }, body: { token } });
  return <PressForm send={send} text={text} />;
}
