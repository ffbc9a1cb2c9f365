"use client";

import { type Ref, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { FieldError } from "@/components/form/field-shell";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";

/** What is stored and what for, before anything is asked; nothing starts without a yes (GDPR Article 7). */
export function ConsentPanel({
  headingRef,
  onAgree,
  onSkip,
}: {
  headingRef: Ref<HTMLHeadingElement>;
  onAgree: () => void;
  onSkip: () => void;
}) {
  const t = useTranslations("Personality");
  const links = useTranslations("Links");
  const form = useTranslations("Form");
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
          {t("consent.title")}
        </h3>
        <p className="mt-1 max-w-reading text-muted-foreground">{t("consent.intro")}</p>
      </div>
      <dl className="space-y-4">
        {(["stored", "purpose", "voluntary"] as const).map((part) => (
          <div key={part}>
            <dt className="font-medium">{t(`consent.${part}.title`)}</dt>
            <dd className="max-w-reading text-muted-foreground">{t(`consent.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link
          href="/privacy"
          prefetch={false}
          target="_blank"
          rel="noreferrer"
          className="-my-2.5 inline-block py-2.5 text-primary underline underline-offset-4"
        >
          {form("privacy")}
          <span className="sr-only"> ({links("newTab")})</span>
        </Link>
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
          {t("consent.agree")}
        </Checkbox>
        <FieldError id={errorId}>{isMissing ? t("consent.required") : undefined}</FieldError>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={start}>{t("section.start")}</Button>
        <Button variant="ghost" onClick={onSkip}>
          {t("test.skip")}
        </Button>
      </div>
    </div>
  );
}
