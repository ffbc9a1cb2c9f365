"use client";

import { Plus, X } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { FieldError, FieldHelp } from "@/components/form/field-shell";
import { useField } from "@/components/form/form-context";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { useNames } from "@/lib/client/names";
import { type OwnProfileForm, skillBounds } from "@/lib/features/experts/profile-schemas";
import { masteryLevels, masteryOf } from "@/lib/shared/availability";

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** The skills with a level each; added by typing, one at a time or several with commas between them. */
export function SkillsEditor() {
  const t = useTranslations("OwnProfile");
  const work = useTranslations("Fields.work");
  const inputs = useTranslations("Inputs");
  const mastery = useTranslations("Profile.mastery");
  const { setValue, control } = useFormContext<OwnProfileForm>();
  const [skills, levels] = useWatch({ control, name: ["skills", "skillMastery"] });
  const help = t("skills.addHelp", { max: skillBounds.count });
  const [isTooLong, setIsTooLong] = useState(false);
  const problem = isTooLong ? t("skills.tooLong", { max: skillBounds.length }) : undefined;
  const { id, helpId, errorId, error } = useSkillsField(work("skills"), help, problem);
  const names = useNames();
  const [typed, setTyped] = useState("");
  /** What has just happened to the list, for everybody who does not see it happen. */
  const [said, setSaid] = useState("");
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isFull = skills.length >= skillBounds.count;

  function change(next: string[], nextLevels: Record<string, number>) {
    setValue("skills", next, { shouldDirty: true, shouldValidate: Boolean(error) });
    setValue("skillMastery", nextLevels, { shouldDirty: true });
  }

  /** @param isSaved whether the form takes what is in the list at once, and refuses a name that is too long */
  function add(isSaved = false) {
    const wanted = typed
      .split(",")
      .map((label) => label.trim().normalize("NFC"))
      .filter(Boolean);
    const isRefused = !isSaved && wanted.some((label) => [...label].length > skillBounds.length);
    setIsTooLong(isRefused);
    if (isRefused) return;
    const next = [...skills];
    for (const label of wanted) {
      if (next.length < skillBounds.count && !next.some((known) => same(known, label))) next.push(label);
    }
    const [first = ""] = wanted;
    if (next.length > skills.length) {
      change(next, levels);
      setSaid(t("skills.added", { skill: next.slice(skills.length).join(", ") }));
    } else if (first) setSaid(isFull ? t("skills.full") : t("skills.duplicate", { skill: first }));
    setTyped("");
  }

  // What was typed but not added is saved too: the form's own handler comes after this one.
  const addTyped = useEffectEvent(() => add(true));
  useEffect(() => {
    const form = input.current?.form;
    const beforeSaving = () => addTyped();
    form?.addEventListener("submit", beforeSaving, true);
    return () => form?.removeEventListener("submit", beforeSaving, true);
  }, []);

  function onBlur({ relatedTarget }: FocusEvent) {
    // The list would grow under a press of the button that saves, which takes it anyway.
    if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit")) add();
  }

  function remove(index: number) {
    const { [skills[index] ?? ""]: _gone, ...kept } = levels;
    change(skills.toSpliced(index, 1), kept);
    setSaid(t("skills.removed", { skill: names.skill(skills[index] ?? "") }));
    // Focus stays in the list: on what moved into the place, or before it, or where skills are added.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll("button") ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? document.getElementById(id))?.focus();
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Enter adds the skill; it does not send the form.
    event.preventDefault();
    add();
  }

  return (
    <div className="space-y-4">
      <div className="space-y-1.5">
        <Label htmlFor={id}>{t("skills.add")}</Label>
        <div className="flex gap-3">
          <Input
            ref={input}
            id={id}
            // The list is the form's; the name is how a link finds its field.
            name="skills"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsTooLong(false);
            }}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            disabled={isFull}
            autoComplete="off"
            enterKeyHint="done"
            aria-controls={listId}
            aria-invalid={error ? true : undefined}
            aria-describedby={[helpId, errorId].filter(Boolean).join(" ")}
            className="min-w-0"
          />
          <Button variant="outline" onClick={() => add()} disabled={isFull} className="px-4">
            <Plus aria-hidden />
            {inputs("add")}
          </Button>
        </div>
        <FieldHelp id={helpId}>{isFull ? t("skills.full") : help}</FieldHelp>
        <FieldError id={errorId}>{error}</FieldError>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      {skills.length === 0 ? <p className="text-muted-foreground">{t("skills.empty")}</p> : null}
      <ul ref={list} id={listId} className="divide-y divide-border">
        {skills.map((skill, index) => (
          <li
            key={skill}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_20rem_auto]"
          >
            <span className="break-words font-medium">{names.skill(skill)}</span>
            <NativeSelect
              className="*:truncate max-sm:order-last max-sm:col-span-2"
              aria-label={t("skills.level", { skill: names.skill(skill) })}
              value={masteryOf(levels[skill])?.level ?? ""}
              onChange={(event) => change(skills, withLevel(levels, skill, Number(event.target.value)))}
            >
              <option value="">{mastery("notGiven")}</option>
              {masteryLevels.map(({ level }) => (
                <option key={level} value={level}>
                  {t("skills.levelOption", {
                    level,
                    label: mastery(`${level}.label`),
                    description: mastery(`${level}.description`),
                  })}
                </option>
              ))}
            </NativeSelect>
            <Button
              variant="ghost"
              size="icon"
              aria-label={inputs("removeSkill", { skill: names.skill(skill) })}
              onClick={() => remove(index)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The levels with this one; 0 takes it away. */
function withLevel(levels: Record<string, number>, skill: string, level: number): Record<string, number> {
  const { [skill]: _before, ...others } = levels;
  return level === 0 ? others : { ...others, [skill]: level };
}

/** The field's ids and its error: what is being typed first; the fault of one skill is the list's. */
function useSkillsField(label: string, help: string, problem: string | undefined) {
  const field = useField("skills", label, help);
  const { errors } = useFormState<OwnProfileForm>({ name: "skills" });
  const { skills } = errors;
  const inList = Array.isArray(skills) ? skills.find((each) => each?.message)?.message : undefined;
  const error: string | undefined = problem ?? field.error ?? inList;
  return { ...field, error, errorId: error ? `${field.id}-error` : undefined };
}
