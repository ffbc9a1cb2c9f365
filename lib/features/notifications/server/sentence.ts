import "server-only";
import { translator } from "@/lib/server/translator";
import { formatDate, formatMoment } from "@/lib/shared/format-dates";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import type { NotificationKind } from "../kinds";
import type { NotificationRow } from "./repository";

/** A notification in words. An instant among its values is told as a day and a time in Helsinki, a day as a date. */
export function sentenceOf(
  { kind, values }: Pick<NotificationRow, "kind" | "values">,
  locale: Locale,
): string {
  // A name that somebody typed as an address is stored with the mark that hides it.
  const markIn = (each: Locale) => translator("ContactDetails", each)("hidden");
  const told = Object.entries(values).map(([name, value]) => {
    if (name.endsWith("At")) return [name, formatMoment(new Date(value), locale)];
    if (name.endsWith("On")) return [name, formatDate(String(value), locale)];
    return [
      name,
      typeof value === "string" ? value.replaceAll(markIn(defaultLocale), markIn(locale)) : value,
    ];
  });
  // Each kind has values of its own, which `tell` has checked; the catalogue's types want them one kind at a time.
  const say = translator("Notifications.kinds" as "Notifications", locale) as unknown as (
    key: NotificationKind,
    values: Record<string, unknown>,
  ) => string;
  return say(kind as NotificationKind, Object.fromEntries(told));
}
