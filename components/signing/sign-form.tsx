"use client";

import { MailCheck, PenLine } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { WithReference } from "@/components/contracts/with-reference";
import { refusalWords } from "@/components/feedback/refusal-words";
import { FieldError, FieldShell } from "@/components/form/field-shell";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/client/api";
import { createAttempts } from "@/lib/client/idempotency-key";
import { detailsPlace } from "@/lib/features/contracts/rules";
import { signingBounds, signingCodes } from "@/lib/features/signing/rules";
import type { SentCode, SignInput } from "@/lib/features/signing/schemas";
import type { FieldErrors } from "@/lib/shared/errors";
import { formatTime } from "@/lib/shared/format-dates";

/** So long nobody needs another code: mail takes its time. In seconds. */
const resendAfter = 30;

export type Typed = Omit<SignInput, "consent"> & { consent: boolean };

/**
 * Signs in two steps: a code is mailed, then name, code and consent are sent. What a page that was left knew comes back
 * from the server: the code that still counts.
 */
export function SignForm({
  reference,
  suggestedName,
  openCode,
  hasUnsavedDetails,
  sendCode,
  sign,
}: {
  reference: string;
  suggestedName: string;
  openCode: SentCode | null;
  /** The contract would be signed without what is typed beside it. */
  hasUnsavedDetails: boolean;
  /** @throws ApiError, TypeError */
  sendCode: (idempotencyKey: string) => Promise<SentCode>;
  /** Shows what follows when it succeeds. @throws ApiError, TypeError */
  sign: (typed: Typed) => Promise<void>;
}) {
  const t = useTranslations("Signing.form");
  const feedback = useTranslations("Feedback");
  const locale = useLocale();
  const id = useId();
  const [attempts] = useState(() => ({ next: createAttempts() }));
  const [code, setCode] = useState<SentCode | null>(openCode);
  const [wait, setWait] = useState(0);
  const [name, setName] = useState(suggestedName);
  const [digits, setDigits] = useState("");
  const [hasConsent, setConsent] = useState(false);
  const [busy, setBusy] = useState<"sending" | "signing" | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [isHeld, setHeld] = useState(false);
  /** How many were asked for on this page. */
  const [sentCodes, setSentCodes] = useState(0);
  const codeField = useRef<HTMLInputElement>(null);
  const fields = {
    name: useRef<HTMLInputElement>(null),
    code: codeField,
    consent: useRef<HTMLInputElement>(null),
  };

  // The field may have come with the code.
  useEffect(() => {
    if (sentCodes > 0) codeField.current?.focus();
  }, [sentCodes]);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  function show(error: unknown) {
    const told = error instanceof ApiError ? (error.body?.fieldErrors ?? {}) : {};
    setErrors(told);
    const first = (["name", "code", "consent"] as const).find((field) => told[field]);
    if (first) fields[first].current?.focus();
    else setProblem(refusalWords(error, feedback));
  }

  async function askForCode() {
    if (busy) return;
    setHeld(hasUnsavedDetails);
    if (hasUnsavedDetails) return;
    setBusy("sending");
    setProblem(undefined);
    setErrors({});
    const attempt = attempts.next({ contract: reference });
    try {
      setCode(await sendCode(attempt.key));
      // The next press is another wish.
      attempts.next = createAttempts();
      setWait(resendAfter);
      setDigits("");
      setSentCodes((count) => count + 1);
    } catch (error) {
      show(error);
    } finally {
      setBusy(null);
    }
  }

  async function send() {
    if (busy) return;
    setHeld(hasUnsavedDetails);
    if (hasUnsavedDetails) return;
    setErrors({});
    setProblem(undefined);
    setBusy("signing");
    try {
      // What is missing the server says, and takes no try for it.
      await sign({ name: name.trim(), code: digits, consent: hasConsent });
    } catch (error) {
      show(error);
    } finally {
      setBusy(null);
    }
  }

  const until = code ? formatTime(new Date(code.expiresAt), locale) : "";
  const sendLabel = code ? (wait > 0 ? t("resendIn", { seconds: wait }) : t("resend")) : t("sendCode");
  return (
    <form
      noValidate
      aria-label={t("label", { reference })}
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void (code ? send() : askForCode());
      }}
    >
      <FieldShell
        id={`${id}-name`}
        label={t("name")}
        optionalMark={null}
        help={t("nameHelp")}
        helpId={`${id}-name-help`}
        error={errors.name}
        errorId={`${id}-name-error`}
      >
        <Input
          ref={fields.name}
          id={`${id}-name`}
          autoComplete="name"
          required
          maxLength={signingBounds.name.max}
          aria-invalid={errors.name ? true : undefined}
          aria-describedby={`${id}-name-help${errors.name ? ` ${id}-name-error` : ""}`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </FieldShell>
      <div role="status" className="text-sm">
        {code ? (
          <p className="flex items-start gap-1.5">
            <MailCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            <span className="wrap-anywhere min-w-0">{t("sent", { email: code.email, until })}</span>
          </p>
        ) : (
          <p className="text-muted-foreground">{t("howCode", { minutes: signingCodes.minutes })}</p>
        )}
      </div>
      {code ? (
        <>
          <FieldShell
            id={`${id}-code`}
            label={t("code")}
            optionalMark={null}
            error={errors.code}
            errorId={`${id}-code-error`}
          >
            <Input
              ref={fields.code}
              id={`${id}-code`}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              // Blanks and what stands around a pasted code are left out below, so nothing is cut off before.
              maxLength={40}
              placeholder={"0".repeat(signingCodes.digits)}
              aria-invalid={errors.code ? true : undefined}
              aria-describedby={errors.code ? `${id}-code-error` : undefined}
              className="tabular max-w-40 text-lg tracking-widest"
              value={digits}
              onChange={(event) =>
                setDigits(event.target.value.replace(/\D/g, "").slice(0, signingCodes.digits))
              }
            />
          </FieldShell>
          <div className="space-y-1.5">
            <Checkbox
              ref={fields.consent}
              checked={hasConsent}
              aria-invalid={errors.consent ? true : undefined}
              aria-describedby={errors.consent ? `${id}-consent-error` : undefined}
              onChange={(event) => setConsent(event.target.checked)}
            >
              <WithReference text={t("consent", { reference })} />
            </Checkbox>
            <FieldError id={`${id}-consent-error`}>{errors.consent}</FieldError>
          </div>
        </>
      ) : null}
      <div role="alert">
        {isHeld && hasUnsavedDetails ? (
          <Alert variant="warning" title={t("unsavedDetails.title")}>
            <p>{t("unsavedDetails.text")}</p>
            <a href={`#${detailsPlace}`} className="inline-flex min-h-11 items-center font-medium underline">
              {t("unsavedDetails.open")}
            </a>
          </Alert>
        ) : problem ? (
          <FieldError>{problem}</FieldError>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {code ? (
          <Button type="submit" variant="accent" aria-disabled={busy !== null}>
            <PenLine aria-hidden />
            {busy === "signing" ? t("signing") : t("sign")}
          </Button>
        ) : null}
        <Button
          type={code ? "button" : "submit"}
          variant={code ? "outline" : "accent"}
          disabled={wait > 0}
          aria-disabled={busy !== null}
          onClick={code ? () => void askForCode() : undefined}
        >
          {busy === "sending" ? t("sending") : sendLabel}
        </Button>
      </div>
    </form>
  );
}
