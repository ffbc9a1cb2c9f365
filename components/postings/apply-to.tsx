"use client";

import { useLocale, useTranslations } from "#texts";
import { type Locale, langOf } from "@/lib/shared/locales";

/** Which project a button applies to, for who hears it; the title in its own language. */
export function ApplyTo({
  project: { title, textLanguage },
}: {
  project: { title: string; textLanguage?: Locale | null | undefined };
}) {
  const card = useTranslations("Projects.card");
  const [before, after] = card("applyTo", { title: "\n" }).split("\n");
  return (
    <span className="sr-only">
      {" "}
      {before}
      <span lang={langOf(textLanguage, useLocale())}>{title}</span>
      {after}
    </span>
  );
}
