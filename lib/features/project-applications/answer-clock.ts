import { helsinkiDate } from "@/lib/shared/dates";
import { answerDays, answerDueAt, endOfBusinessDay } from "./answer-due";

type Waiting = { stageChangedAt: Date; answerRemindedAt: Date | null };

/**
 * What is due of an application that is still new (deal K3): the reminder to its company from the tenth business day
 * on, once as long as it stands so; its end once the fifteenth is over. Null when nothing is.
 */
export function dueAnswer(
  { stageChangedAt, answerRemindedAt }: Waiting,
  now: Date,
): "reminder" | "end" | null {
  if (now > answerDueAt(stageChangedAt)) return "end";
  if (answerRemindedAt !== null && answerRemindedAt >= stageChangedAt) return null;
  const reminderDay = helsinkiDate(endOfBusinessDay(stageChangedAt, answerDays.reminder));
  return helsinkiDate(now) >= reminderDay ? "reminder" : null;
}
