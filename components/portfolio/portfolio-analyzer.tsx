"use client";

import { FileText, LoaderCircle, ScanSearch } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Elapsed } from "@/components/feedback/elapsed";
import { FieldShell } from "@/components/form/field-shell";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/lib/client/toast";
import { portfolioLimits } from "@/lib/features/portfolio/client";
import type { PortfolioAnswer } from "@/lib/features/portfolio/schemas";
import { usePortfolioRun } from "./use-portfolio-run";

interface PortfolioAnalyzerProps {
  /** Whom the analysis is for; null when there is nobody. */
  expertOf: () => Promise<number | null>;
  initialUrl: string;
  placeholder?: string;
  /** Somebody else than the visitor, so that the analysis of the sample is kept with nobody; null for no sample. */
  sampleExpertId?: number | null;
  initialAnswer: PortfolioAnswer | null;
  /** The one main action of its page, or a quieter one. */
  variant: "accent" | "outline";
  /** What becomes of the result, below the buttons. */
  notice?: string;
  /** What to show of the last result. */
  children: (answer: PortfolioAnswer) => ReactNode;
}

type Mode = "url" | "text";

/** An address or a pasted text, the analysis of it, and its result (001 §2, §5, §8). */
export function PortfolioAnalyzer({
  expertOf,
  initialUrl,
  placeholder,
  sampleExpertId = null,
  initialAnswer,
  variant,
  notice,
  children,
}: PortfolioAnalyzerProps) {
  const t = useTranslations("Portfolio.analyzer");
  const analysis = useTranslations("Analysis");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const { answer, run, start, cancel } = usePortfolioRun(expertOf, initialAnswer);
  const [mode, setMode] = useState<Mode>("url");
  const [url, setUrl] = useState(initialUrl);
  const [text, setText] = useState("");
  const [missing, setMissing] = useState<string | undefined>();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hasSwitched = useRef(false);
  const result = useRef<HTMLDivElement>(null);
  const id = useId();
  const isRunning = run.state === "running";
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];

  // The field that was asked for; the button that asked has another meaning now.
  useEffect(() => {
    if (hasSwitched.current) field.current?.focus();
  }, [mode]);

  // A new result begins in sight, also where the form fills the screen; the focus stays on the button.
  const bringIntoSight = useEffectEvent(() => {
    if (answer !== initialAnswer) result.current?.scrollIntoView?.({ block: "nearest" });
  });
  useEffect(() => bringIntoSight(), [answer]);

  function switchTo(next: Mode) {
    hasSwitched.current = true;
    setMissing(undefined);
    setMode(next);
  }

  /** What is wrong with the field, and the title of its toast. */
  function fault(): { title: string; message: string } | null {
    if (mode === "url")
      return url.trim() === "" ? { title: t("urlRequiredTitle"), message: t("urlRequired") } : null;
    if (text.trim() === "") return { title: t("textRequiredTitle"), message: t("textRequired") };
    const { characters: max } = portfolioLimits;
    const values = { count: text.length.toLocaleString(locale), max: max.toLocaleString(locale) };
    return text.trim().length > max ? { title: analysis("failed"), message: t("tooLong", values) } : null;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning) return;
    const found = fault();
    setMissing(found?.message);
    if (found) {
      toast({ title: found.title, description: found.message, variant: "destructive" });
      field.current?.focus();
      return;
    }
    void start(mode === "url" ? { portfolioUrl: url.trim() } : { portfolioText: text.trim() });
  }

  function trySample() {
    if (isRunning || sampleExpertId === null) return;
    const sample = t("sampleText");
    setMissing(undefined);
    setMode("text");
    setText(sample);
    void start({ portfolioText: sample }, sampleExpertId);
  }

  const control = {
    id,
    ref: field,
    required: true,
    "aria-invalid": missing ? true : undefined,
    "aria-describedby": missing ? `${helpId} ${errorId}` : helpId,
  };
  const help =
    mode === "url" ? t("urlHelp") : t("textHelp", { max: portfolioLimits.characters.toLocaleString(locale) });
  return (
    <div className="space-y-6">
      {sampleExpertId === null ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" aria-disabled={isRunning} onClick={trySample}>
            <FileText aria-hidden />
            {t("sample")}
          </Button>
          <p className="text-muted-foreground text-sm">{t("sampleNote")}</p>
        </div>
      )}
      <form noValidate onSubmit={submit} className="max-w-reading space-y-4">
        <FieldShell
          id={id}
          label={mode === "url" ? t("url") : t("text")}
          optionalMark={null}
          help={help}
          helpId={helpId}
          error={missing}
          errorId={errorId}
        >
          {mode === "url" ? (
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder={placeholder}
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          ) : (
            <Textarea {...control} rows={8} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </FieldShell>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button type="submit" variant={variant} aria-disabled={isRunning}>
            <ScanSearch aria-hidden />
            {isRunning ? analysis("running") : t("analyze")}
          </Button>
          {isRunning ? (
            <Button variant="outline" onClick={cancel}>
              {actions("cancel")}
            </Button>
          ) : (
            <Button
              variant={variant === "accent" ? "outline" : "ghost"}
              onClick={() => switchTo(mode === "url" ? "text" : "url")}
            >
              {mode === "url" ? t("pasteInstead") : t("urlInstead")}
            </Button>
          )}
        </div>
        {notice ? <p className="text-muted-foreground text-sm">{notice}</p> : null}
      </form>
      <Status state={run.state} />
      {run.state === "failed" ? (
        <Alert variant="destructive" title={analysis("failed")} className="max-w-reading">
          <p>{run.reason}</p>
        </Alert>
      ) : null}
      {answer ? <div ref={result}>{children(answer)}</div> : null}
    </div>
  );
}

/** What is going on: that it runs, for how long, and when it ends at the latest. Nobody here knows how far it is. */
function Status({ state }: { state: string }) {
  const t = useTranslations("Portfolio.analyzer");
  const isRunning = state === "running";
  const progress = t("progress", { seconds: portfolioLimits.seconds });
  return (
    <div className={isRunning ? "flex max-w-reading items-start gap-3 text-muted-foreground" : "sr-only"}>
      {isRunning ? (
        <LoaderCircle
          aria-hidden
          className="mt-0.5 size-5 shrink-0 animate-spin motion-reduce:animate-none"
        />
      ) : null}
      <div>
        <p role="status">{isRunning ? progress : state === "cancelled" ? t("cancelled") : ""}</p>
        {isRunning ? <Elapsed /> : null}
      </div>
    </div>
  );
}
