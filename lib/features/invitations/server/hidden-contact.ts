import "server-only";
import { translator } from "@/lib/server/translator";
import { withoutContactDetails, withoutWaysPast } from "@/lib/shared/contact";
import type { Locale } from "@/lib/shared/locales";

/** A text as the other side may read it before the stage interview: without a way past the service. */
export function withoutContact(text: string, locale: Locale, names: readonly string[] = []): string {
  const mark = translator("ContactDetails", locale)("hidden");
  return withoutContactDetails(withoutWaysPast(text, mark), names, () => mark);
}
