"use client";

import { PressForm, type PressTexts } from "@/components/accounts/press-form";
import { unsubscribe } from "@/lib/features/matching/client";
import { endDigests } from "@/lib/features/notifications/client";
import { stopAlerts } from "@/lib/features/saved-searches/client";

const ends = { expert: unsubscribe, alerts: stopAlerts, digest: endDigests };

/** Ends mails about projects, about saved searches or of a day's news at one press, by the link of such a mail. */
export function UnsubscribeForm({
  about,
  id,
  token,
  text,
}: {
  about: keyof typeof ends;
  /** Whose mails end: of matching projects an expert's, else an account's. */
  id: string;
  token: string;
  text: PressTexts;
}) {
  const send = async () => {
    await ends[about](id, token);
  };
  return <PressForm send={send} text={text} />;
}
