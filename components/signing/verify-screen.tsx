"use client";

import { FileSearch } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { FieldError } from "@/components/form/field-shell";
import { useFileDrop } from "@/components/form/use-file-drop";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Progress } from "@/components/ui/progress";
import { serverMessage } from "@/lib/client/api";
import { verifyFile } from "@/lib/features/signing/client";
import { verifyFileBytes } from "@/lib/features/signing/rules";
import type { VerifyAnswer } from "@/lib/features/signing/schemas";
import { formatPercent } from "@/lib/shared/format-numbers";
import { VerifyResult } from "./verify-result";

const megabytes = verifyFileBytes / (1024 * 1024);

type Checking = { name: string; share: number };

/** Has a PDF checked: chosen or dropped, sent with how far that is, and answered in words (deal N5). */
export function VerifyScreen() {
  const t = useTranslations("Verify");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const upload = useRef<AbortController>(null);
  const [checking, setChecking] = useState<Checking | null>(null);
  const [result, setResult] = useState<{ name: string; answer: VerifyAnswer } | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (result) outcome.current?.focus();
  }, [result]);
  useEffect(() => () => upload.current?.abort(), []);

  async function check(file: File | undefined) {
    if (!file || checking) return;
    setResult(null);
    setProblem(undefined);
    if (file.size > verifyFileBytes) {
      setProblem(t("tooLarge", { megabytes }));
      return;
    }
    const control = new AbortController();
    upload.current = control;
    const { name } = file;
    setChecking({ name, share: 0 });
    try {
      const onProgress = (share: number) => setChecking({ name, share });
      const answer = await verifyFile(file, { onProgress, signal: control.signal });
      setResult({ name, answer });
    } catch (error) {
      if (!control.signal.aborted) setProblem(serverMessage(error, feedback("checkConnection")));
    } finally {
      setChecking(null);
    }
  }

  const { isOver, listeners } = useFileDrop((file) => void check(file));

  return (
    <div className="space-y-6">
      {/* Without scripts the form is sent as it is, and the answer is the call's. */}
      <form action="/api/verify" method="post" encType="multipart/form-data" className="space-y-3">
        <label
          {...listeners}
          className={cn(
            "flex cursor-pointer flex-col items-center gap-2 rounded-lg border border-input border-dashed px-4 py-10 text-center transition-colors hover:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
            isOver && "border-primary bg-secondary",
            checking && "hidden",
          )}
        >
          <FileSearch aria-hidden className="size-8 text-muted-foreground" />
          <span aria-hidden>{t("drop")}</span>
          <span aria-hidden className={buttonVariants({ variant: result ? "outline" : "accent" })}>
            {t(result ? "another" : "choose")}
          </span>
          <input
            ref={input}
            type="file"
            name="file"
            accept="application/pdf,.pdf"
            aria-label={t("chooseLabel")}
            aria-describedby={`${id}-limit${problem ? ` ${id}-error` : ""}`}
            className="sr-only"
            onChange={(event) => {
              void check(event.target.files?.[0]);
              // So that the same file can be chosen again.
              event.target.value = "";
            }}
          />
        </label>
        <noscript>
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            {t("title")}
          </button>
        </noscript>
        {checking ? (
          <div className="space-y-3 rounded-lg border border-border px-4 py-6">
            <p className="wrap-anywhere">{t("checking", { name: checking.name })}</p>
            <Progress label={t("checking", { name: checking.name })} value={checking.share} max={1} />
            <p className="tabular text-muted-foreground text-sm">
              {t("progress", { percent: formatPercent(Math.round(checking.share * 100), locale) })}
            </p>
            <Button variant="outline" onClick={() => upload.current?.abort()}>
              {actions("cancel")}
            </Button>
          </div>
        ) : null}
        <div role="alert">{problem ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}</div>
        <p id={`${id}-limit`} className="max-w-reading text-muted-foreground text-sm">
          {t("limit", { megabytes })}
        </p>
      </form>
      <div ref={outcome} tabIndex={-1} role="status" className="rounded-md outline-none focus-visible:ring-2">
        {result ? <VerifyResult name={result.name} answer={result.answer} /> : null}
      </div>
    </div>
  );
}
