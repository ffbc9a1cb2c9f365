"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { KeptReasons } from "@/components/admin/kept-reasons";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { changeMessageMaxLength } from "@/lib/features/change-requests/rules";

/** Why something is rejected, or what is to be changed, in words that its sender reads; kept reasons are a draft of them. */
export function ReasonForm({
  label,
  help,
  isRequired = false,
  initial,
  confirm,
  onType,
  onSend,
  onCancel,
}: {
  /** Of the field. */
  label: string;
  help: string;
  isRequired?: boolean;
  initial: string;
  confirm: string;
  /** Keeps what is typed: leaving the form loses nothing. */
  onType: (reason: string) => void;
  onSend: (reason: string) => void;
  onCancel: () => void;
}) {
  const t = useTranslations("AdminInbox.reason");
  const actions = useTranslations("Actions");
  const [reason, setReason] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const write = (words: string) => {
    setReason(words);
    onType(words);
  };
  function send(event?: FormEvent) {
    event?.preventDefault();
    const words = reason.trim();
    if (isRequired && words === "") field.current?.focus();
    else onSend(words);
  }
  return (
    <form
      onSubmit={send}
      className="w-full space-y-3"
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
        else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send(event);
      }}
    >
      <KeptReasons
        onChoose={(words) => {
          write(words);
          field.current?.focus();
        }}
      />
      <div>
        <label htmlFor={id} className="mb-1 block font-medium text-sm">
          {label}
        </label>
        <Textarea
          ref={field}
          id={id}
          rows={3}
          autoFocus
          maxLength={changeMessageMaxLength}
          required={isRequired}
          aria-describedby={`${id}-help`}
          value={reason}
          onChange={(event) => write(event.target.value)}
        />
        <p id={`${id}-help`} className="mt-1 text-muted-foreground text-sm">
          {help} {t("keys")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isRequired ? "primary" : "destructive"}
          size="sm"
          className="max-lg:h-11"
        >
          {confirm}
        </Button>
        <Button type="button" variant="outline" size="sm" className="max-lg:h-11" onClick={onCancel}>
          {actions("cancel")}
        </Button>
      </div>
    </form>
  );
}
