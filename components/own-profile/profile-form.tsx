"use client";

import { useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslations } from "#texts";
import { BackgroundFields } from "@/components/experts/background/fields";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/lib/client/toast";
import { updateExpert } from "@/lib/features/experts/change-client";
import { profileChanges, toProfileForm } from "@/lib/features/experts/own-profile";
import { type OwnProfileValues, ownProfileForm } from "@/lib/features/experts/profile-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { FormActions } from "./form-actions";
import type { TypedProfile } from "./live-card";
import { AboutFields } from "./sections/about";
import { ContactFields } from "./sections/contact";
import { ProfileSection } from "./sections/section";
import { HoursField, WorkFields } from "./sections/work";
import { useAskedField } from "./use-asked-field";

/** The fields of a profile, in the groups of the view (spec 001 §2, §5). What fails to be saved stays as it was typed. */
export function ProfileForm({
  expert,
  onSaved,
  onTyped,
  onDone,
}: {
  expert: FullExpert;
  onSaved: (expert: FullExpert) => void;
  /** What the fields hold, whenever one of them changes. */
  onTyped: (values: TypedProfile) => void;
  /** Editing ends, saved or not; with a path the person goes on to that page. */
  onDone: (path?: string) => void;
}) {
  const t = useTranslations("OwnProfile");
  const personTexts = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const actions = useTranslations("Actions");
  const form = useZodForm(ownProfileForm, { defaultValues: toProfileForm(expert) });
  const [problem, setProblem] = useState<unknown>(null);
  const id = useId();
  useAskedField(id, "name");

  const tell = useEffectEvent((values: TypedProfile) => onTyped(values));
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values as TypedProfile) }),
    [subscribe],
  );

  async function save(values: OwnProfileValues) {
    setProblem(null);
    let saved: FullExpert;
    try {
      saved = await updateExpert(expert.id, profileChanges(expert, values));
      onSaved(saved);
    } catch (error) {
      toast({ title: t("toasts.failedTitle"), description: t("toasts.failed"), variant: "destructive" });
      // The form puts the server's messages beside their fields; whatever else there is to say is said at its end.
      throw error;
    }
    // The vocabulary, which is the server's, knows two names for one skill.
    const twice = values.skills.filter((skill) => !saved.skills.includes(skill));
    toast({
      title: t("toasts.savedTitle"),
      description: [t("toasts.saved"), twice[0] && t("toasts.listed", { skills: twice.join(", ") })]
        .filter(Boolean)
        .join(" "),
    });
    onDone();
  }

  return (
    <Form form={form} onSubmit={save} onError={setProblem} id={id} aria-label={t("form.label")}>
      <AboutFields descriptionLabel={personTexts("description")} />
      <WorkFields availabilityLabel={work("availability")}>
        <HoursField />
      </WorkFields>
      <BackgroundFields
        section={(group, title, note, fields) => (
          <ProfileSection key={group} title={title} note={note}>
            {fields}
          </ProfileSection>
        )}
      />
      <ContactFields email={expert.email} />
      <FormActions
        problem={problem}
        failed={t("toasts.failed")}
        cancel={actions("cancel")}
        unchanged={t("form.unchanged")}
        onCancel={onDone}
      />
    </Form>
  );
}
