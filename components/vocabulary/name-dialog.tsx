"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { FieldShell } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import type { SearchMiss } from "@/lib/features/vocabulary/schemas";
import type { Locale } from "@/lib/shared/locales";
import { namesIn } from "@/lib/shared/name-table";
import { findSkill, skillName, skills } from "@/lib/shared/skills";

const namesOfAll = (locale: Locale) =>
  skills.map((skill) => skillName(skill, locale)).sort(new Intl.Collator(locale).compare);

/** Asks which skill words are a name of. It stays open until its owner takes it away: a refusal loses nothing. */
export default function NameDialog({
  words,
  guess,
  isSending,
  onAdd,
  onClose,
}: {
  words: string;
  guess: SearchMiss["guess"];
  isSending: boolean;
  onAdd: (name: string, skillKey: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminSearches.dialog");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const names = namesIn(locale);
  const id = useId();
  const skillField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(words);
  const [skill, setSkill] = useState(guess ? names.skill(guess.label) : "");
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = findSkill(skill);
    setMissing(!found);
    if (found) onAdd(name.trim(), found.key);
    else skillField.current?.focus();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent
        width="sm"
        title={t("title")}
        description={t("description")}
        closeLabel={actions("close")}
        focusFirst={() => skillField.current?.focus()}
      >
        <form noValidate onSubmit={submit} className="space-y-4">
          <FieldShell
            id={`${id}-name`}
            label={t("name")}
            optionalMark={null}
            help={t("nameHelp")}
            helpId={`${id}-name-help`}
          >
            <Input
              id={`${id}-name`}
              required
              maxLength={60}
              autoComplete="off"
              aria-describedby={`${id}-name-help`}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </FieldShell>
          <FieldShell
            id={`${id}-skill`}
            label={t("skill")}
            optionalMark={null}
            help={t("skillHelp")}
            helpId={`${id}-skill-help`}
            error={isMissing ? t("skillMissing") : undefined}
            errorId={`${id}-skill-error`}
          >
            <Input
              ref={skillField}
              id={`${id}-skill`}
              required
              list={`${id}-skills`}
              autoComplete="off"
              aria-invalid={isMissing || undefined}
              aria-describedby={`${id}-skill-help${isMissing ? ` ${id}-skill-error` : ""}`}
              value={skill}
              onChange={(event) => setSkill(event.target.value)}
              onFocus={(event) => event.target.select()}
            />
            <datalist id={`${id}-skills`}>
              {namesOfAll(locale).map((label) => (
                <option key={label} value={label} />
              ))}
            </datalist>
          </FieldShell>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              {actions("cancel")}
            </Button>
            <Button type="submit" aria-disabled={isSending}>
              {isSending ? t("sending") : t("confirm")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
