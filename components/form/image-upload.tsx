"use client";

import { ImageUp } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { FieldError } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Progress } from "@/components/ui/progress";
import { uploadProfileImage } from "@/lib/features/experts/change-client";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { formatPercent } from "@/lib/shared/format-numbers";
import { imageUpload } from "@/lib/shared/images";
import { useFileDrop } from "./use-file-drop";

type Chosen = { file: File; preview: string };

/** What can be seen of a file before it is sent; the server looks again, at its bytes. */
function faultOf(file: File) {
  if (!(imageUpload.types as readonly string[]).includes(file.type)) return "wrongType";
  return file.size > imageUpload.maxBytes ? "tooLarge" : null;
}

/** As a data URL: the content security policy lets pictures come from nowhere else in the page. */
function readPreview(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A picture from a file: chosen or dropped, shown as it will look, then sent, with how far that is. */
export function ImageUpload({
  expertId,
  onSaved,
  onFailed,
}: {
  expertId: number;
  onSaved: (expert: FullExpert) => void;
  /** Tells about a failure; gives what to write beside the file. */
  onFailed: (error: unknown) => string;
}) {
  const t = useTranslations("ImageUpload");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const upload = useRef<AbortController>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string>();
  /** Whole percent while a file is being sent. */
  const [percent, setPercent] = useState<number | null>(null);

  async function choose(file: File | undefined) {
    if (!file || percent !== null) return;
    const fault = faultOf(file);
    setProblem(fault ? t(fault) : undefined);
    setChosen(null);
    if (fault) return;
    try {
      setChosen({ file, preview: await readPreview(file) });
    } catch {
      setProblem(t("unreadable"));
    }
  }

  function clear() {
    upload.current?.abort();
    setChosen(null);
    setProblem(undefined);
    input.current?.focus();
  }

  async function send({ file }: Chosen) {
    const control = new AbortController();
    upload.current = control;
    setProblem(undefined);
    setPercent(0);
    try {
      const expert = await uploadProfileImage(expertId, file, {
        onProgress: (share) => setPercent(Math.round(share * 100)),
        signal: control.signal,
      });
      setChosen(null);
      onSaved(expert);
      input.current?.focus();
    } catch (error) {
      if (!control.signal.aborted) setProblem(onFailed(error));
    } finally {
      setPercent(null);
    }
  }

  const { isOver, listeners } = useFileDrop((file) => void choose(file));

  return (
    <div className="space-y-3">
      <label
        {...listeners}
        className={cn(
          "flex cursor-pointer flex-col items-center gap-2 rounded-lg border border-input border-dashed px-4 py-6 text-center transition-colors hover:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
          isOver && "border-primary bg-secondary",
          (chosen || percent !== null) && "hidden",
        )}
      >
        <ImageUp aria-hidden className="size-7 text-muted-foreground" />
        <span aria-hidden>
          {t("drop")} {t("or")}
        </span>
        <span aria-hidden className={buttonVariants({ variant: "outline" })}>
          {t("choose")}
        </span>
        <input
          ref={input}
          type="file"
          accept={imageUpload.types.join(",")}
          aria-label={t("chooseLabel")}
          aria-describedby={`${id}-types${problem ? ` ${id}-error` : ""}`}
          className="sr-only"
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            void choose(event.target.files?.[0]);
            // So that the same file can be chosen again.
            event.target.value = "";
          }}
        />
      </label>
      {chosen ? (
        <div className="space-y-3">
          <div className="flex items-center gap-4">
            <img
              src={chosen.preview}
              alt=""
              className="size-28 shrink-0 rounded-full object-cover"
              onLoad={() => saveButton.current?.focus()}
              onError={() => {
                setChosen(null);
                setProblem(t("unreadable"));
              }}
            />
            <div className="min-w-0 text-sm">
              <p>{t("preview")}</p>
              <p className="truncate text-muted-foreground">{chosen.file.name}</p>
            </div>
          </div>
          {percent === null ? null : (
            <div className="space-y-1">
              <Progress label={t("uploading")} value={percent} max={100} />
              <p className="tabular text-muted-foreground text-sm">
                {t("progress", { percent: formatPercent(percent, locale) })}
              </p>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button ref={saveButton} disabled={percent !== null} onClick={() => send(chosen)}>
              {percent === null ? t("save") : t("uploading")}
            </Button>
            <Button variant="outline" onClick={clear}>
              {actions("cancel")}
            </Button>
          </div>
        </div>
      ) : (
        <p id={`${id}-types`} className="text-muted-foreground text-sm">
          {t("types")}
        </p>
      )}
      <div aria-live="polite">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      </div>
    </div>
  );
}
