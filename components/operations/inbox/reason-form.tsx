"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { templatesQuery } from "@/lib/features/operations/desk-client";

/** Why something is rejected, in words that its sender reads; kept reasons are a draft of them. */
export function ReasonForm({
  help,
  initial,
  confirm,
  onSend,
  onCancel,
}: {
  help: string;
  initial: string;
  confirm: string;
  onSend: (reason: string) => void;
  onCancel: () => void;
}) {
  const t = useTranslations("AdminInbox.reason");
  const actions = useTranslations("Actions");
  const { data: templates = [] } = useQuery(templatesQuery);
  const [reason, setReason] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  function send(event?: FormEvent) {
    event?.preventDefault();
    onSend(reason.trim());
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
      {templates.length > 0 ? (
        <div>
          <label htmlFor={`${id}-kept`} className="mb-1 block font-medium text-sm">
            {t("kept")}
          </label>
          <NativeSelect
            id={`${id}-kept`}
            value=""
            onChange={({ target }) => {
              const chosen = templates.find((template) => String(template.id) === target.value);
              if (chosen) setReason(chosen.text);
              field.current?.focus();
            }}
          >
            <option value="">{t("choose")}</option>
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </NativeSelect>
        </div>
      ) : null}
      <div>
        <label htmlFor={id} className="mb-1 block font-medium text-sm">
          {t("label")}
        </label>
        <Textarea
          ref={field}
          id={id}
          rows={3}
          autoFocus
          maxLength={1000}
          aria-describedby={`${id}-help`}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p id={`${id}-help`} className="mt-1 text-muted-foreground text-sm">
          {help} {t("keys")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="destructive" size="sm" className="max-lg:h-11">
          {confirm}
        </Button>
        <Button type="button" variant="outline" size="sm" className="max-lg:h-11" onClick={onCancel}>
          {actions("cancel")}
        </Button>
      </div>
    </form>
  );
}
