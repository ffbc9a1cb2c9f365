"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { applicantBounds } from "@/lib/features/project-applications/rules";

/** Pause after the last key before a note is saved. */
const pauseMs = 800;

type Status = "idle" | "saving" | "saved" | "failed";

/** The company's private note. It saves itself, says so only once it is stored, and says when it is not. */
export function PrivateNote({ note, save }: { note: string | null; save: (note: string) => Promise<void> }) {
  const t = useTranslations("Applicants.detail");
  const id = useId();
  const [text, setText] = useState(note ?? "");
  const [status, setStatus] = useState<Status>("idle");
  /** What the server has, as far as is known. */
  const stored = useRef(note ?? "");
  const latest = useRef(text);

  const store = useEffectEvent(async () => {
    const written = latest.current.trim();
    if (written === stored.current) return;
    setStatus("saving");
    try {
      await save(written);
      stored.current = written;
      // What was typed meanwhile has its own turn.
      if (latest.current.trim() === written) setStatus("saved");
    } catch {
      setStatus("failed");
    }
  });
  useEffect(() => {
    if (text.trim() === stored.current) return;
    const timer = setTimeout(() => void store(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const leave = () => void store();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  // A colleague's note takes the place of what nobody is writing here.
  useEffect(() => {
    if (latest.current.trim() !== stored.current) return;
    stored.current = note ?? "";
    latest.current = note ?? "";
    setText(note ?? "");
  }, [note]);

  return (
    <div className="space-y-1.5">
      <Label htmlFor={id}>{t("note")}</Label>
      <Textarea
        id={id}
        rows={3}
        maxLength={applicantBounds.note}
        aria-describedby={`${id}-help`}
        value={text}
        onChange={(event) => {
          latest.current = event.target.value;
          setText(event.target.value);
          setStatus("idle");
        }}
        onBlur={() => void store()}
      />
      <p id={`${id}-help`} className="text-muted-foreground text-sm">
        {t("noteHelp")}
      </p>
      <p role="status" className={status === "failed" ? "font-medium text-destructive" : "text-sm"}>
        {status === "saving" ? t("noteSaving") : null}
        {status === "saved" ? t("noteSaved") : null}
        {status === "failed" ? t("noteFailed") : null}
      </p>
    </div>
  );
}
