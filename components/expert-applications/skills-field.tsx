"use client";

import { X } from "lucide-react";
import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { TextField } from "@/components/form/fields";
import { removeSkill, splitSkills } from "@/lib/features/expert-applications/rules";
import type { ApplicationForm } from "@/lib/features/expert-applications/schemas";

/** Skills as a comma-separated text (spec 000 §3), and below it what they will be, each to be taken out. */
export function SkillsField() {
  const t = useTranslations("Applications.form");
  const work = useTranslations("Fields.work");
  const inputs = useTranslations("Inputs");
  const { setValue, setFocus, formState } = useFormContext<ApplicationForm>();
  const text = useWatch<ApplicationForm, "skills">({ name: "skills" });
  const skills = splitSkills(text);
  const listRef = useRef<HTMLUListElement>(null);

  function remove(skill: string) {
    // The button goes, and with it the focus would be lost.
    if (skills.length > 1) listRef.current?.focus();
    else setFocus("skills");
    setValue("skills", removeSkill(text, skill), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }

  return (
    <div className="space-y-2 sm:col-span-2">
      <TextField<ApplicationForm>
        name="skills"
        label={work("skills")}
        help={t("skillsHelp")}
        autoComplete="off"
        required
      />
      <ul
        ref={listRef}
        tabIndex={-1}
        aria-label={t("skillsPreview")}
        className={skills.length > 0 ? "flex flex-wrap gap-2" : "hidden"}
      >
        {skills.map((skill) => (
          <li
            key={skill}
            className="flex min-h-11 min-w-0 items-center rounded-md bg-secondary pl-3 text-secondary-foreground"
          >
            <span className="min-w-0 break-words">{skill}</span>
            <button
              type="button"
              aria-label={inputs("removeSkill", { skill })}
              onClick={() => remove(skill)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-secondary-hover"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
