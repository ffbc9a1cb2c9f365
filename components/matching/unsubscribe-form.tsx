"use client";

import { PressForm, type PressTexts } from "@/components/accounts/press-form";
import { unsubscribe } from "@/lib/features/matching/client";
import { stopAlerts } from "@/lib/features/saved-searches/client";

/** Ends the mails about matching projects, or about saved searches, at one press, by the link of such a mail. */
export function UnsubscribeForm({
  expertId,
  userId,
  token,
  text,
}: {
  /** Whose mails about matching projects end. */
  expertId?: string | undefined;
  /** Whose mails about saved searches end. */
  userId?: string | undefined;
  token: string;
  text: PressTexts;
}) {
  const send = async () => {
    await (userId ? stopAlerts(userId, token) : unsubscribe(expertId ?? "", token));
  };
  return <PressForm send={send} text={text} />;
}
