"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { refusalWords } from "@/components/feedback/refusal-words";
import { FieldShell } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { createAttempts } from "@/lib/client/idempotency-key";
import { toast } from "@/lib/client/toast";
import type { ExpertFilters } from "@/lib/features/experts/search-params";
import { saveSearch } from "@/lib/features/saved-searches/client";
import { savedSearchBounds } from "@/lib/features/saved-searches/rules";

/** Asks for the name of a search and whether to be mailed about new experts; it stays open while that is refused. */
export default function SaveSearchDialog({
  filters,
  name: given,
  onClose,
}: {
  filters: ExpertFilters;
  /** What it is called until somebody says otherwise. */
  name: string;
  onClose: () => void;
}) {
  const t = useTranslations("SavedSearches.saving");
  const keeping = useTranslations("Keeping");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [attempt] = useState(createAttempts);
  const [name, setName] = useState(() => given.slice(0, savedSearchBounds.name));
  const [isAlerting, setAlerting] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (name.trim() === "") {
      setProblem(keeping("missingName"));
      field.current?.focus();
      return;
    }
    setSending(true);
    const body = { name: name.trim(), filters, alert: isAlerting ? ("daily" as const) : ("off" as const) };
    try {
      await saveSearch({ body }, { headers: { "Idempotency-Key": attempt(body).key } });
      toast({ title: t("saved"), description: t(isAlerting ? "savedAlert" : "savedOnly") });
      onClose();
    } catch (error) {
      setProblem(refusalWords(error, feedback));
      setSending(false);
      field.current?.focus();
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width="sm"
        title={t("open")}
        description={t("description")}
        closeLabel={actions("close")}
      >
        <form noValidate onSubmit={submit}>
          <FieldShell id={id} label={t("name")} optionalMark={null} error={problem} errorId={`${id}-error`}>
            <Input
              ref={field}
              id={id}
              required
              maxLength={savedSearchBounds.name}
              autoComplete="off"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-error` : undefined}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </FieldShell>
          <Checkbox
            className="mt-3"
            checked={isAlerting}
            onChange={({ target }) => setAlerting(target.checked)}
            description={t("alertHelp")}
          >
            {keeping("alert")}
          </Checkbox>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {actions("cancel")}
            </Button>
            <Button type="submit" aria-disabled={isSending}>
              {t("save")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
