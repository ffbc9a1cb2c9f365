"use client";

import { Check, Plus } from "lucide-react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { ContactHint } from "@/components/form/contact-hint";
import { SelectField, TextareaField } from "@/components/form/fields";
import { cn } from "@/components/ui/cn";
import { useNames } from "@/lib/client/names";
import { listLimits, type PostingValues } from "@/lib/features/postings/form";
import {
  addEntries,
  comparableEntry,
  consultingSkills,
  hasEntry,
  technicalSkills,
} from "@/lib/features/postings/form-lists";
import { experienceLevels } from "@/lib/features/postings/rules";
import { contactNames } from "@/lib/shared/contact/whose";
import { ListField } from "./list-field";
import { Options, Section, wide } from "./section";

/** What somebody must be able to do (001 §5, §9). */
export function SkillsSection() {
  const t = useTranslations("Posting");
  return (
    <Section title={t("sections.skills")}>
      <ListField
        name="requiredSkills"
        label={t("fields.requiredSkills")}
        help={t("list.skillsHelp")}
        addLabel={t("list.addSkill")}
        listLabel={t("list.skillsList")}
        className={wide}
        marked
      />
      <fieldset className={cn("min-w-0", wide)}>
        <legend className="font-medium">{t("list.presets")}</legend>
        <Presets label={t("list.consulting")} skills={consultingSkills} />
        <Presets label={t("list.technical")} skills={technicalSkills} />
      </fieldset>
      <SelectField<PostingValues>
        name="experienceRequired"
        label={t("fields.experienceRequired")}
        help={t("fields.experienceHelp")}
      >
        <Options values={experienceLevels} textOf={(value) => t(`options.experienceRequired.${value}`)} />
      </SelectField>
      <TextareaField<PostingValues>
        name="preferredExpertProfile"
        hint={<ContactHint<PostingValues> field="preferredExpertProfile" names={contactNames} />}
        label={t("fields.preferredExpertProfile")}
        help={t("fields.preferredExpertProfileHelp")}
        className={wide}
        rows={3}
      />
    </Section>
  );
}

/** Suggested skills to put in and take out again. */
function Presets({ label, skills }: { label: string; skills: readonly string[] }) {
  const { setValue, control } = useFormContext<PostingValues>();
  const chosen = useWatch({ control, name: "requiredSkills" });
  const names = useNames();
  const { isSubmitted } = useFormState({ control });

  function toggle(skill: string) {
    const next = hasEntry(chosen, skill)
      ? chosen.filter((each) => comparableEntry(each) !== comparableEntry(skill))
      : addEntries(chosen, skill, listLimits.requiredSkills).entries;
    setValue("requiredSkills", next, { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted });
  }

  return (
    <div className="mt-2">
      <p className="text-muted-foreground text-sm">{label}</p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {skills.map((skill) => {
          const isChosen = hasEntry(chosen, skill);
          return (
            <button
              key={skill}
              type="button"
              aria-pressed={isChosen}
              onClick={() => toggle(skill)}
              className={cn(
                "inline-flex min-h-11 items-center gap-1.5 rounded-md border px-3 text-sm transition-colors lg:min-h-9",
                isChosen
                  ? "border-primary bg-secondary text-secondary-foreground hover:bg-secondary-hover"
                  : "border-input bg-card hover:bg-muted",
              )}
            >
              {isChosen ? (
                <Check aria-hidden className="size-4 shrink-0" />
              ) : (
                <Plus aria-hidden className="size-4 shrink-0" />
              )}
              {names.skill(skill)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
