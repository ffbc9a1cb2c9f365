"use client";

import { type Ref, useId, useRef, useState } from "react";
import { FieldError } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import type { PersonalityTexts } from "./personality-texts";

/** What is stored and what for, before anything is asked; nothing starts without a yes (GDPR Article 7). */
export function ConsentPanel({
  texts,
  headingRef,
  onAgree,
  onSkip,
}: {
  texts: PersonalityTexts;
  headingRef: Ref<HTMLHeadingElement>;
  onAgree: () => void;
  onSkip: () => void;
}) {
  const { consent: t } = texts;
  const errorId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  function start() {
    if (agrees) return onAgree();
    setIsMissing(true);
    box.current?.focus();
  }

  return (
    <div className="space-y-5">
      <div>
        <h3 ref={headingRef} tabIndex={-1} className="text-subheading">
          {t.title}
        </h3>
        <p className="mt-1 max-w-reading text-muted-foreground">{t.intro}</p>
      </div>
      <dl className="space-y-4">
        {([t.stored, t.purpose, t.voluntary] as const).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="max-w-reading text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a
          href="/privacy"
          target="_blank"
          rel="noreferrer"
          className="-my-2.5 inline-block py-2.5 text-primary underline underline-offset-4"
        >
          {t.privacy}
          <span className="sr-only"> ({t.newTab})</span>
        </a>
      </p>
      <div>
        <Checkbox
          ref={box}
          checked={agrees}
          onChange={(event) => {
            setAgrees(event.target.checked);
            setIsMissing(false);
          }}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? errorId : undefined}
          required
        >
          {t.agree}
        </Checkbox>
        <FieldError id={errorId}>{isMissing ? t.required : undefined}</FieldError>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={start}>{t.start}</Button>
        <Button variant="ghost" onClick={onSkip}>
          {texts.test.skip}
        </Button>
      </div>
    </div>
  );
}
