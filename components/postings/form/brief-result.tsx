"use client";

import { RotateCcw } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { useNames } from "@/lib/client/names";
import { newSkills } from "@/lib/features/briefs/filling";
import type { BriefField } from "@/lib/features/briefs/schemas";
import type { PostingValues } from "@/lib/features/postings/form";
import { hasEntry } from "@/lib/features/postings/form-lists";
import { valueText } from "./brief-value";
import type { Filling } from "./use-brief-filling";

interface BriefResultProps {
  filling: Filling;
  values: PostingValues;
  onReplace: (field: BriefField) => void;
  onAdd: (skill: string) => void;
  onUndo: () => void;
}

/** What was read: the fields that were filled in with the words each came from, and those that wait for a yes. */
export function BriefResult({ filling, values, onReplace, onAdd, onUndo }: BriefResultProps) {
  const t = useTranslations("BriefReading");
  const actions = useTranslations("Actions");
  const posting = useTranslations("Posting");
  const units = useTranslations("Units");
  const arrangements = useTranslations("Choices.arrangement");
  const names = useNames();
  const locale = useLocale();
  const { reading, filled, offered } = filling;
  const show = (field: BriefField, value: unknown) =>
    valueText(field, value, { t, posting, units, arrangements, names, locale });
  const count = filled.length;
  return (
    <div className="space-y-4 border-border border-t pt-4">
      {count + offered.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-medium">{t("filled", { count })}</p>
          {count > 0 ? (
            <Button variant="ghost" onClick={onUndo} className="-mr-3 px-3 text-sm">
              <RotateCcw aria-hidden />
              {actions("undo")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {count > 0 ? (
        <ul className="divide-y divide-border rounded-md border border-border">
          {filled.map((field) => (
            <li key={field} className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 @xl:grid-cols-3">
              <span className="text-muted-foreground">{posting(`fields.${field}`)}</span>
              <span className="min-w-0 @xl:col-span-2">
                <span className="block break-words font-medium">{show(field, reading[field])}</span>
                {field === "description" ? null : <Phrases phrases={reading.evidence[field]} />}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {offered.length > 0 ? (
        <div className="space-y-2">
          <p className="font-medium">{t("offered")}</p>
          <ul className="divide-y divide-border rounded-md border border-border">
            {offered.map((field) => (
              <li key={field} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
                <dl className="min-w-0 flex-1 basis-64">
                  <dt className="text-muted-foreground">{posting(`fields.${field}`)}</dt>
                  <dd className="break-words">
                    <span className="text-muted-foreground text-sm">{t("yours")}: </span>
                    {show(field, values[field])}
                  </dd>
                  <dd className="break-words">
                    <span className="text-muted-foreground text-sm">{t("found")}: </span>
                    <span className="font-medium">{show(field, reading[field])}</span>
                    <Phrases phrases={reading.evidence[field]} />
                  </dd>
                </dl>
                <Button
                  variant="outline"
                  onClick={() => onReplace(field)}
                  aria-label={
                    field === "requiredSkills"
                      ? undefined
                      : t("replace", { field: posting(`fields.${field}`) })
                  }
                  className="h-auto min-h-11 max-w-full whitespace-normal px-4 py-2"
                >
                  {field === "requiredSkills"
                    ? t("addSkills", { skills: newSkills(reading, values).map(names.skill).join(", ") })
                    : t("replaceShort")}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <NeededSkills reading={reading} values={values} onAdd={onAdd} />
      <p className="text-muted-foreground text-sm">
        {t(`source.${reading.source}`, { model: reading.model ?? "" })}
      </p>
    </div>
  );
}

/** Skills that the text has need of without naming them, each to be added. */
function NeededSkills({
  reading,
  values,
  onAdd,
}: Pick<BriefResultProps, "values" | "onAdd"> & Pick<Filling, "reading">) {
  const t = useTranslations("BriefReading");
  const inputs = useTranslations("Inputs");
  const names = useNames();
  const needed = reading.neededSkills.filter(({ skill }) => !hasEntry(values.requiredSkills, skill));
  if (needed.length === 0) return null;
  return (
    <div className="space-y-2">
      <p className="font-medium">{t("needed")}</p>
      <ul className="divide-y divide-border rounded-md border border-border">
        {needed.map(({ skill, words }) => (
          <li key={skill} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
            <span className="min-w-0 flex-1 basis-64">
              <span className="block break-words font-medium">{names.skill(skill)}</span>
              <Phrases phrases={[words]} />
            </span>
            <Button
              variant="outline"
              onClick={() => onAdd(skill)}
              aria-label={t("addSkills", { skills: names.skill(skill) })}
              className="px-4"
            >
              {inputs("add")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The words of the text that a value came from. */
function Phrases({ phrases = [] }: { phrases?: readonly string[] | undefined }) {
  const t = useTranslations("BriefReading");
  if (phrases.length === 0) return null;
  return (
    <span className="block break-words text-muted-foreground text-sm">
      {t("from")}{" "}
      {phrases.map((phrase, index) => (
        <span key={phrase}>
          {index > 0 ? ", " : ""}
          <q>{phrase.replace(/\s+/gu, " ")}</q>
        </span>
      ))}
    </span>
  );
}
