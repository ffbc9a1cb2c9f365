"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { FieldShell, OptionalMark } from "@/components/form/field-shell";
import { useRequired } from "@/components/form/use-required";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import DiscardDialog from "./discard-dialog";

/**
 * Asks before somebody is answered, and for the words they read about it, which may stay empty unless required. It stays
 * open until its owner takes it away: what was typed is not lost when sending fails, nor without a question when it is
 * closed. Loaded when it is first needed.
 */
export default function ReasonDialog({
  title,
  description,
  label,
  help,
  above,
  maxLength,
  isRequired = false,
  initial = "",
  confirm,
  variant = "destructive",
  keep,
  isSending = false,
  pending = confirm,
  onType,
  onConfirm,
  onClose,
}: {
  title: string;
  description: string;
  /** Of the field. */
  label: string;
  help?: string;
  /** What stands above the field and may fill it. */
  above?: (write: (words: string) => void) => ReactNode;
  maxLength: number;
  isRequired?: boolean;
  initial?: string;
  confirm: string;
  /** How the button that sends looks. */
  variant?: "destructive" | "accent";
  /** The words of the way back; 'Cancel' by default. */
  keep?: string;
  isSending?: boolean;
  /** The words of the button meanwhile. */
  pending?: string;
  /** Keeps what is typed, which closing then loses nothing of. */
  onType?: (words: string) => void;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const actions = useTranslations("Actions");
  const id = useId();
  const required = useRequired();
  const [reason, setReason] = useState(initial);
  const [isLeaving, setIsLeaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isLost = !onType && reason.trim() !== "" && reason !== initial;
  const leave = () => (isLost ? setIsLeaving(true) : onClose());
  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && leave()}>
      <DialogContent
        width="sm"
        title={title}
        description={description}
        closeLabel={actions("close")}
        focusFirst={() => field.current?.focus()}
        // A click beside it is rarely meant once something is typed.
        onInteractOutside={(event) => reason !== "" && event.preventDefault()}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const words = reason.trim();
            if (isRequired && words === "") field.current?.focus();
            else if (!isSending) onConfirm(words);
          }}
        >
          {above ? (
            <div className="mb-4 empty:hidden">
              {above((words) => {
                setReason(words);
                field.current?.focus();
              })}
            </div>
          ) : null}
          <FieldShell
            id={id}
            label={label}
            optionalMark={<OptionalMark show={!isRequired} />}
            help={help}
            helpId={`${id}-help`}
          >
            <Textarea
              ref={field}
              id={id}
              rows={4}
              aria-describedby={help ? `${id}-help` : undefined}
              maxLength={maxLength}
              {...(isRequired ? required : {})}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                onType?.(event.target.value);
              }}
            />
          </FieldShell>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={leave}>
              {keep ?? actions("cancel")}
            </Button>
            <Button type="submit" variant={variant} aria-disabled={isSending}>
              {isSending ? pending : confirm}
            </Button>
          </DialogFooter>
        </form>
        {isLeaving ? <DiscardDialog onDiscard={onClose} onKeep={() => setIsLeaving(false)} /> : null}
      </DialogContent>
    </Dialog>
  );
}
