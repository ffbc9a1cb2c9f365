"use client";

import { ChevronDown, FileText } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { FieldError, FieldHelp } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { serverMessage } from "@/lib/client/api";
import { useNames } from "@/lib/client/names";
import { readBrief } from "@/lib/features/briefs/client";
import { longestBrief } from "@/lib/features/briefs/schemas";
import { emptyPosting, type PostingValues } from "@/lib/features/postings/form";
import { BriefResult } from "./brief-result";
import { type Filling, useBriefFilling } from "./use-brief-filling";

const foundNothing = ({ filled, offered, reading }: Filling) =>
  filled.length + offered.length + reading.neededSkills.length === 0;

/**
 * Reads a pasted brief into the posting form around it: fills what is free, offers the rest, shows the words that
 * each value came from, and takes all of it back with one click.
 */
export function BriefReader() {
  const t = useTranslations("BriefReading");
  const posting = useTranslations("Posting");
  const locale = useLocale();
  const names = useNames();
  const [text, setText] = useState("");
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What has just happened, for everybody who does not see it happen. */
  const [said, setSaid] = useState("");
  const { filling, fill, replace, add, undo } = useBriefFilling();
  const values = { ...emptyPosting, ...useWatch<PostingValues>() } as PostingValues;
  const request = useRef<AbortController>(null);
  const id = useId();
  useEffect(() => () => request.current?.abort(), []);

  async function read() {
    if (isReading) return;
    const brief = text.trim();
    if (brief === "" || brief.length > longestBrief) {
      const over = brief.length - longestBrief;
      setProblem(brief === "" ? t("empty") : t("tooLong", { count: brief.length, over }));
      document.getElementById(id)?.focus();
      return;
    }
    const controller = new AbortController();
    request.current = controller;
    setProblem(null);
    setIsReading(true);
    try {
      const next = fill(await readBrief(brief, controller.signal));
      const count = next.filled.length;
      if (foundNothing(next)) setProblem(t("nothing"));
      setSaid(t("filled", { count }));
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(serverMessage(error, t("failed")));
    } finally {
      if (!controller.signal.aborted) setIsReading(false);
    }
  }

  return (
    <details className="group rounded-lg border border-border bg-card shadow-sm">
      <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-5 py-3 sm:px-6">
        <FileText aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{t("title")}</span>{" "}
          <span className="text-muted-foreground">{t("label")}</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="@container space-y-4 px-5 pb-5 sm:px-6">
        <p className="max-w-reading text-muted-foreground">{t("intro")}</p>
        <div className="space-y-1.5">
          <Label htmlFor={id}>{t("label")}</Label>
          <Textarea
            id={id}
            rows={7}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-help${problem ? ` ${id}-error` : ""}`}
          />
          <FieldHelp id={`${id}-help`}>{t("help", { max: longestBrief.toLocaleString(locale) })}</FieldHelp>
          {problem ? (
            <div role="alert">
              <FieldError id={`${id}-error`}>{problem}</FieldError>
            </div>
          ) : null}
        </div>
        <Button onClick={read} aria-disabled={isReading}>
          {isReading ? t("reading") : t("read")}
        </Button>
        <p role="status" className="sr-only">
          {isReading ? t("reading") : said}
        </p>
        {filling && !foundNothing(filling) ? (
          <BriefResult
            filling={filling}
            values={values}
            onReplace={(field) => {
              replace(field);
              setSaid(t("replaced", { field: posting(`fields.${field}`) }));
            }}
            onAdd={(skill) => {
              add(skill);
              setSaid(t("added", { skill: names.skill(skill) }));
            }}
            onUndo={() => {
              undo();
              setSaid(t("undone"));
              document.getElementById(id)?.focus();
            }}
          />
        ) : null}
      </div>
    </details>
  );
}
