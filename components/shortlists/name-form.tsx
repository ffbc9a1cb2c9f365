import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { refusalWords } from "@/components/feedback/refusal-words";
import { FieldShell } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/client/api";
import { shortlistBounds } from "@/lib/features/shortlists/rules";

/** Asks for the name of a list and sends it; a refusal stands beside the field, and nothing typed is lost. */
export function NameForm({
  label,
  submit,
  initial = "",
  send,
}: {
  label: string;
  submit: string;
  initial?: string;
  /** @throws ApiError with the server's words */
  send: (name: string) => Promise<unknown>;
}) {
  const t = useTranslations("Keeping");
  const feedback = useTranslations("Feedback");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    let refusal: string | undefined;
    if (name.trim() === "") refusal = t("missingName");
    else {
      setSending(true);
      try {
        await send(name.trim());
        setName(initial);
      } catch (error) {
        const words = error instanceof ApiError ? error.body?.fieldErrors?.name : undefined;
        refusal = words ?? refusalWords(error, feedback);
      }
      setSending(false);
    }
    setProblem(refusal);
    if (refusal) field.current?.focus();
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      <FieldShell
        id={id}
        label={label}
        optionalMark={null}
        error={problem}
        errorId={`${id}-error`}
        className="min-w-0 flex-1 basis-56"
      >
        <Input
          ref={field}
          id={id}
          required
          maxLength={shortlistBounds.name}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </FieldShell>
      <Button type="submit" variant="secondary" aria-disabled={isSending}>
        {submit}
      </Button>
    </form>
  );
}
