"use client";

import { Check, Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { FieldError, FieldHelp } from "@/components/form/field-shell";
import { useField } from "@/components/form/form-context";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { useNames } from "@/lib/client/names";
import { skillsToComplete } from "@/lib/features/onboarding/rules";
import { newProfileDefaults, type OnboardingFormInput } from "@/lib/features/onboarding/schemas";
import { addSkills, type KeyOf, mostAsked, sameSkill } from "@/lib/features/onboarding/skills";
import { consultingSkills, technicalSkills } from "@/lib/features/postings/form-lists";
import type { SkillDemand } from "@/lib/features/postings/rules";
import { masteryLevels } from "@/lib/shared/availability";
import { useSkillKey } from "./use-skill-key";

/** Suggested skills to choose, and others to type; each once and with how well it is mastered (001 §2, §5). */
export function SkillsStep({ demand }: { demand: SkillDemand }) {
  const t = useTranslations("Onboarding");
  const inputs = useTranslations("Inputs");
  const { setValue, control } = useFormContext<OnboardingFormInput>();
  const [skills, levels] = useWatch({ control, name: ["skills", "skillMastery"] });
  const { id, helpId, errorId, error } = useSkillsField(t("skills.custom"), t("skills.customHelp"));
  const keyOf = useSkillKey();
  const names = useNames();
  const [typed, setTyped] = useState("");
  /** What has just happened to the list, for everybody who does not see it happen. */
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);

  function change(next: string[], nextLevels: Record<string, number>) {
    // First the levels: what follows from a skill that is there has a level already.
    setValue("skillMastery", nextLevels, { shouldDirty: true });
    setValue("skills", next, { shouldDirty: true, shouldValidate: Boolean(error) });
  }

  function add(text: string) {
    const result = addSkills(skills, text, keyOf);
    const news = Object.fromEntries(result.added.map((skill) => [skill, newProfileDefaults.mastery]));
    if (result.added.length > 0) change(result.skills, { ...levels, ...news });
    const sentences = [
      result.added.length > 0 ? t("skills.added", { skills: result.added.map(names.skill).join(", ") }) : "",
      ...result.repeated.map(({ name, skill }) => {
        const listed = names.skill(skill);
        return t(name === listed ? "skills.repeated" : "skills.repeatedAs", { name, skill: listed });
      }),
      result.refused.length > 0 ? t("skills.refused", { skills: result.refused.join(", ") }) : "",
    ];
    setSaid(sentences.filter(Boolean).join(" "));
  }

  function addTyped() {
    if (typed.trim() === "") return;
    add(typed);
    setTyped("");
  }

  function remove(skill: string) {
    const { [skill]: _gone, ...kept } = levels;
    change(
      skills.filter((each) => each !== skill),
      kept,
    );
    setSaid(t("skills.removed", { skill: names.skill(skill) }));
  }

  function removeAt(index: number) {
    remove(skills[index] ?? "");
    // Focus stays in the list: on what moved into the place, or before it, or where skills are typed.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll("button") ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? document.getElementById(id))?.focus();
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter adds the skill; it does not send the form.
    event.preventDefault();
    addTyped();
  }

  const suggestions = { skills, keyOf, onAdd: add, onRemove: remove };
  return (
    <div className="space-y-6">
      <fieldset className="min-w-0">
        <legend className="font-medium">{t("skills.suggested")}</legend>
        <Suggestions label={t("skills.consulting")} suggested={consultingSkills} {...suggestions} />
        <Suggestions label={t("skills.technical")} suggested={technicalSkills} {...suggestions} />
      </fieldset>
      <div className="space-y-1.5">
        <Label htmlFor={id}>{t("skills.custom")}</Label>
        <div className="flex gap-3">
          <Input
            id={id}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            // What was typed but not added is not to be lost.
            onBlur={addTyped}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={error ? true : undefined}
            aria-describedby={[helpId, errorId].filter(Boolean).join(" ")}
            className="min-w-0"
          />
          <Button variant="outline" className="px-4" onClick={addTyped}>
            <Plus aria-hidden />
            {inputs("add")}
          </Button>
        </div>
        <FieldHelp id={helpId}>{t("skills.customHelp")}</FieldHelp>
        <FieldError id={errorId}>{error}</FieldError>
        <p role="status" className="min-h-6 text-muted-foreground text-sm">
          {said}
        </p>
      </div>
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-medium">{t("skills.list")}</h3>
          <p className="tabular text-muted-foreground text-sm">
            {t(skills.length < skillsToComplete ? "skills.count" : "skills.enough", {
              count: skills.length,
              min: skillsToComplete,
            })}
          </p>
        </div>
        {skills.length === 0 ? (
          <p className="mt-2 text-muted-foreground">{t("skills.empty")}</p>
        ) : (
          <>
            <Demand skills={skills} demand={demand} keyOf={keyOf} />
            <ProfileWords />
          </>
        )}
        <ul ref={list} aria-label={t("skills.list")} className="divide-y divide-border">
          {skills.map((skill, index) => (
            <li
              key={skill}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
            >
              <span className="break-words font-medium">{names.skill(skill)}</span>
              <NativeSelect
                className="max-sm:order-last max-sm:col-span-2"
                aria-label={t("skills.proficiency", { skill: names.skill(skill) })}
                value={levels[skill] ?? newProfileDefaults.mastery}
                onChange={(event) => change(skills, { ...levels, [skill]: Number(event.target.value) })}
              >
                {masteryLevels.map(({ level }) => (
                  <option key={level} value={level}>
                    {t("skills.level", { level, label: t(`mastery.${level}`) })}
                  </option>
                ))}
              </NativeSelect>
              <Button
                variant="ghost"
                className="px-3 text-sm"
                aria-label={inputs("removeSkill", { skill: names.skill(skill) })}
                onClick={() => removeAt(index)}
              >
                <X aria-hidden />
                {t("skills.remove")}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The skills that most open projects ask for, with how many do; nothing where none asks for one of them. */
function Demand({ skills, demand, keyOf }: { skills: readonly string[]; demand: SkillDemand; keyOf: KeyOf }) {
  const t = useTranslations("Onboarding");
  const locale = useLocale();
  const names = useNames();
  const asked = mostAsked(skills, demand, keyOf).map(({ skill, count }) =>
    t("skills.demand", { skill: names.skill(skill), count }),
  );
  if (asked.length === 0) return null;
  return (
    <p className="tabular mt-1 text-sm">
      {t("skills.demands", {
        projects: demand.projects,
        skills: new Intl.ListFormat(locale, { type: "unit" }).format(asked),
      })}
    </p>
  );
}

/** The documents name the levels differently here and on the profile (decisions B12): which is which. */
function ProfileWords() {
  const t = useTranslations("Onboarding");
  const published = useTranslations("Profile.mastery");
  const locale = useLocale();
  const label = (level: number, word: string) => t("skills.level", { level, label: word });
  const differing = masteryLevels
    .filter(({ level }) => t(`mastery.${level}`) !== published(`${level}.label`))
    .map(({ level }) => label(level, published(`${level}.label`)));
  if (differing.length === 0) return null;
  return (
    <p className="mt-1 text-muted-foreground text-sm">
      {t("skills.published", { levels: new Intl.ListFormat(locale).format(differing) })}
    </p>
  );
}

/** Skills to put into the list and to take out again. */
function Suggestions({
  label,
  suggested,
  skills,
  keyOf,
  onAdd,
  onRemove,
}: {
  label: string;
  suggested: readonly string[];
  skills: readonly string[];
  keyOf: KeyOf;
  onAdd: (skill: string) => void;
  onRemove: (skill: string) => void;
}) {
  const names = useNames();
  return (
    <div className="mt-2">
      <p className="text-muted-foreground text-sm">{label}</p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {suggested.map((skill) => {
          const chosen = sameSkill(skills, skill, keyOf);
          const Icon = chosen === undefined ? Plus : Check;
          return (
            <button
              key={skill}
              type="button"
              aria-pressed={chosen !== undefined}
              onClick={() => (chosen === undefined ? onAdd(skill) : onRemove(chosen))}
              className={cn(
                "inline-flex min-h-11 items-center gap-1.5 rounded-md border px-3 text-sm transition-colors",
                chosen === undefined
                  ? "border-input bg-card hover:bg-muted"
                  : "border-primary bg-secondary text-secondary-foreground hover:bg-secondary-hover",
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              {names.skill(skill)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The field's ids and its error; the fault of one skill is the list's. */
function useSkillsField(label: string, help: string) {
  const field = useField("skills", label, help);
  const { errors } = useFormState<OnboardingFormInput>({ name: "skills" });
  const { skills } = errors;
  const inList = Array.isArray(skills) ? skills.find((each) => each?.message)?.message : undefined;
  const error: string | undefined = field.error ?? inList;
  return { ...field, error, errorId: error ? `${field.id}-error` : undefined };
}
