"use client";

import type { ReactNode } from "react";
import { useLocale } from "#texts";
import { Badge } from "@/components/ui/badge";
import { type Locale, langOf } from "@/lib/shared/locales";

/** What something is, line by line; a value that is not there has no line. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const given = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="divide-y divide-border border-border border-y text-sm">
      {given.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="wrap-anywhere min-w-0 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Short words beside each other. */
export function Words({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <Badge key={word} className="wrap-anywhere max-w-full whitespace-normal">
          {word}
        </Badge>
      ))}
    </span>
  );
}

/** What somebody wrote, in its language. */
export function Said({ language, children }: { language: Locale | null | undefined; children: ReactNode }) {
  return <span lang={langOf(language, useLocale())}>{children}</span>;
}

/** What the words of an item are written in, by field. */
export type Languages = Readonly<Record<string, Locale>>;

/** A text of an item as a value; none for an empty one. */
export const saidIn = (language: Locale | null | undefined, text: string | null): ReactNode =>
  text && <Said language={language}>{text}</Said>;
