import "server-only";
import { translator } from "@/lib/server/translator";
import { formatMoment } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import type { NotificationKind } from "../kinds";
import type { NotificationRow } from "./repository";

/** A notification in words. An instant among its values is told as a day and a time in Helsinki. */
export function sentenceOf(
  { kind, values }: Pick<NotificationRow, "kind" | "values">,
  locale: Locale,
): string {
  const told = Object.entries(values).map(([name, value]) =>
    name.endsWith("At") ? [name, formatMoment(new Date(value), locale)] : [name, value],
  );
  // Each kind has values of its own, which `tell` has checked; the catalogue's types want them one kind at a time.
  const say = translator("Notifications.kinds" as "Notifications", locale) as unknown as (
    key: NotificationKind,
    values: Record<string, unknown>,
  ) => string;
  return say(kind as NotificationKind, Object.fromEntries(told));
}
