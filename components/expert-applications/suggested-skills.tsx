"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "#texts";
import { useNames } from "@/lib/client/names";
import { QueryProvider } from "@/lib/client/query-client";
import { useDebounced } from "@/lib/client/use-debounced";
import { skillSuggestionsQuery } from "@/lib/features/expert-applications/client";
import { addSkill, namesOneOf, splitSkills } from "@/lib/features/expert-applications/rules";
import type { ApplicationForm } from "@/lib/features/expert-applications/schemas";
import type { SuggestedSkill } from "@/lib/features/expert-applications/skill-suggestions";

/** A pause in typing after which suggestions are asked for. */
const typingPauseMs = 400;

interface SuggestedSkillsProps {
  title: string;
  /** The text of the skills field. */
  skills: string;
}

/** Loaded after the form, with the query client it brings. */
export default function SuggestedSkillsPanel(props: SuggestedSkillsProps) {
  return (
    <QueryProvider>
      <SuggestedSkills {...props} />
    </QueryProvider>
  );
}

/**
 * Skills that go with the title and the skills typed so far (spec 000 §9), a click adds one. What was entered since
 * the answer came, under any of its names, is not offered. Without an answer the rest of the form goes on alone.
 */
function SuggestedSkills({ title, skills }: SuggestedSkillsProps) {
  const t = useTranslations("Applications.suggestions");
  const { setValue, formState } = useFormContext<ApplicationForm>();
  const { data, isPending, isError } = useQuery(
    skillSuggestionsQuery(useDebounced(title, typingPauseMs), useDebounced(skills, typingPauseMs)),
  );
  const names = useNames();
  const [added, setAdded] = useState("");
  const listRef = useRef<HTMLUListElement>(null);
  /** Place of the clicked button, which goes: the one that takes its place gets the focus. */
  const focusAt = useRef<number | null>(null);

  useEffect(() => {
    if (focusAt.current === null) return;
    const buttons = listRef.current?.querySelectorAll("button") ?? [];
    buttons[Math.min(focusAt.current, buttons.length - 1)]?.focus();
    focusAt.current = null;
  });

  function add(skill: SuggestedSkill, at: number) {
    focusAt.current = at;
    setAdded(t("added", { skill: skill.label }));
    setValue("skills", addSkill(skills, skill.label), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }

  const entered = splitSkills(skills);
  const offered = (data ?? [])
    .filter((skill) => !namesOneOf(entered, skill.names))
    .map((skill) => ({ ...skill, label: names.skill(skill.label) }));
  if (isError) return <p className="text-muted-foreground text-sm">{t("failed")}</p>;
  return (
    <>
      <p className="text-muted-foreground text-sm">
        {title.trim() === "" && entered.length === 0 ? t("common") : t("related")}
      </p>
      {isPending ? <p className="sr-only">{t("loading")}</p> : null}
      <ul ref={listRef} className="mt-3 flex min-h-22 flex-wrap content-start gap-2">
        {offered.map((skill, at) => (
          <li key={skill.id} className="max-w-full">
            <button
              type="button"
              aria-label={t("add", { skill: skill.label })}
              onClick={() => add(skill, at)}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-md border border-input bg-card px-3 text-left text-sm transition-colors hover:bg-muted lg:min-h-9"
            >
              <Plus aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 break-words">{skill.label}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {added}
      </p>
    </>
  );
}
