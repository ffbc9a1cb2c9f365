"use client";

import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "#texts";
import { FieldError } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

/** Asks for a place by its number: for lists longer than one drags through. */
export default function MoveDialog({
  name,
  place,
  total,
  onMove,
  onClose,
}: {
  name: string;
  place: number;
  total: number;
  onMove: (place: number) => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminExperts.move");
  const actions = useTranslations("Actions");
  const id = useId();
  const [typed, setTyped] = useState(String(place));
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
    if (wanted < 1 || wanted > total) return setProblem(t("problem", { total }));
    onMove(wanted);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width="sm"
        title={t("title", { name })}
        description={t("description", { total })}
        closeLabel={actions("close")}
      >
        <form noValidate onSubmit={submit}>
          <Label htmlFor={id}>{t("label")}</Label>
          <Input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            className="tabular mt-1.5 max-w-40"
          />
          <div aria-live="polite" className="mt-1.5">
            <FieldError id={`${id}-error`}>{problem}</FieldError>
          </div>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {actions("cancel")}
            </Button>
            <Button type="submit">{t("confirm")}</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
