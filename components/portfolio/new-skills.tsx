"use client";

import { Check, LoaderCircle, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ApiError, serverMessage } from "@/lib/client/api";
import { useNames } from "@/lib/client/names";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { changeSkills, sameLabel } from "@/lib/features/portfolio/skills";

interface NewSkillsProps {
  expertId: number;
  /** What the analysis found beyond the profile. */
  skills: readonly string[];
  /** What the profile lists now. */
  profileSkills: readonly string[];
  /** Why nothing can be added at the moment. */
  blocked?: string | undefined;
  onSaved: (expert: FullExpert) => void;
}

/** The skills of an analysis that the profile lacks: pressed they are in it, pressed again they are not. */
export function NewSkills({ expertId, skills, profileSkills, blocked, onSaved }: NewSkillsProps) {
  const t = useTranslations("Portfolio.newSkills");
  const feedback = useTranslations("Feedback");
  const names = useNames();
  const [saving, setSaving] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  /** One change after the other, so that none overwrites another. */
  const queue = useRef(Promise.resolve());
  const id = useId();
  const isIn = (skill: string) => profileSkills.some((each) => sameLabel(each, skill));
  const missing = skills.filter((skill) => !isIn(skill));

  function change(labels: readonly string[], toBeIn: boolean) {
    const wanted = labels.filter((label) => !saving.includes(label));
    if (blocked !== undefined || wanted.length === 0) return;
    setProblem(null);
    setSaid(t("saving"));
    setSaving((before) => [...before, ...wanted]);
    queue.current = queue.current.then(async () => {
      const skills = wanted.map(names.skill).join(", ");
      try {
        onSaved(await changeSkills(expertId, wanted, toBeIn));
        setSaid(t(toBeIn ? "added" : "removed", { skills }));
      } catch (error) {
        const reason =
          (error instanceof ApiError && error.body?.fieldErrors?.skills) ||
          serverMessage(error, feedback("checkConnection"));
        setSaid("");
        setProblem(`${t(toBeIn ? "notAdded" : "notRemoved", { skills })} ${reason}`);
      }
      setSaving((before) => before.filter((label) => !wanted.includes(label)));
    });
  }

  return (
    <section aria-labelledby={id} className="space-y-4">
      <div className="max-w-reading space-y-1">
        <h3 id={id} className="text-subheading">
          {t("title")}
        </h3>
        <p className="text-muted-foreground">{t("help")}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => {
          const isSaving = saving.includes(skill);
          const Icon = isSaving ? LoaderCircle : isIn(skill) ? Check : Plus;
          return (
            <li key={skill} className="max-w-full">
              <Button
                variant="outline"
                aria-pressed={isIn(skill)}
                aria-disabled={isSaving || blocked !== undefined}
                onClick={() => change([skill], !isIn(skill))}
                className="h-auto min-h-11 max-w-full whitespace-normal px-4 py-2 aria-pressed:border-primary aria-pressed:bg-secondary aria-pressed:text-secondary-foreground"
              >
                <Icon aria-hidden className={cn(isSaving && "animate-spin motion-reduce:animate-none")} />
                <span className="sr-only">{t("inProfile")} </span>
                <span className="min-w-0 break-words">{names.skill(skill)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {skills.length > 1 ? (
          // It stays when there is nothing left to add: the focus may be on it.
          <Button
            variant="secondary"
            aria-disabled={missing.length === 0 || saving.length > 0 || blocked !== undefined}
            onClick={() => change(missing, true)}
          >
            {missing.length === 0 ? <Check aria-hidden /> : <Plus aria-hidden />}
            {missing.length === 0 ? t("allAdded") : t("addAll")}
          </Button>
        ) : null}
        <p role="status" className="min-h-6 min-w-0 max-w-reading break-words text-muted-foreground">
          {said || blocked}
        </p>
      </div>
      {problem ? (
        <Alert role="alert" variant="destructive" title={t("failedTitle")} className="max-w-reading">
          <p>{problem}</p>
        </Alert>
      ) : null}
    </section>
  );
}
