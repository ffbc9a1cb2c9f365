"use client";

import { ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { FieldError, FieldHelp } from "@/components/form/field-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { Textarea } from "@/components/ui/textarea";
import { serverMessage } from "@/lib/client/api";
import { takeHandedBrief } from "@/lib/client/handed-brief";
import { isCompared, type Wish } from "@/lib/features/matching/wish";

/** As many characters as POST /api/read-brief reads (`longestBrief`, which would bring the schemas along). */
const longest = 20_000;

/**
 * The shortest way to the right person: words about the project, read into wishes. A brief that another page handed over
 * is read at once.
 */
export function WishField({
  isAnswered,
  onRead,
}: {
  isAnswered: boolean;
  onRead: (wishes: readonly Wish[]) => void;
}) {
  const t = useTranslations("Wishes.field");
  const locale = useLocale();
  const [text, setText] = useState("");
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  function fail(message: string) {
    setProblem(message);
    field.current?.focus();
  }

  async function read(written: string) {
    const brief = written.trim();
    if (isReading) return;
    if (brief === "") return fail(t("empty"));
    if (brief.length > longest) return fail(t("tooLong", { max: longest.toLocaleString(locale) }));
    setProblem(null);
    setIsReading(true);
    try {
      // The reader's lists of cities come with the first reading.
      const { readWishes } = await import("./read-wishes");
      const wishes = await readWishes(brief);
      if (!wishes.some(({ kind }) => isCompared(kind))) fail(t("nothing"));
      else onRead(wishes);
    } catch (error) {
      fail(serverMessage(error, t("failed")));
    } finally {
      setIsReading(false);
    }
  }

  const takeOver = useEffectEvent(() => {
    const handed = takeHandedBrief();
    if (handed === null) return;
    setText(handed);
    void read(handed);
  });
  useEffect(() => takeOver(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    void read(text);
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="rounded-xl border border-border bg-card p-5 shadow-sm sm:p-6"
    >
      <label htmlFor={id} className="text-heading">
        {t("label")}
      </label>
      <Textarea
        id={id}
        ref={field}
        rows={5}
        className="mt-3"
        value={text}
        placeholder={t("placeholder")}
        onChange={(event) => setText(event.target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-help${problem ? ` ${id}-error` : ""}`}
      />
      <div className="mt-1.5 space-y-1.5">
        <FieldHelp id={`${id}-help`}>{t("help")}</FieldHelp>
        {problem ? (
          <div role="alert">
            <FieldError id={`${id}-error`}>{problem}</FieldError>
          </div>
        ) : null}
      </div>
      <button
        type="submit"
        aria-disabled={isReading || undefined}
        className={buttonVariants({
          // Beside an answer the main action is to ask those who were found.
          variant: isAnswered ? "outline" : "accent",
          className: "mt-4 max-sm:w-full",
        })}
      >
        {isReading ? t("reading") : t("submit")}
        <ArrowRight aria-hidden />
      </button>
      <p role="status" className="sr-only">
        {isReading ? t("reading") : ""}
      </p>
    </form>
  );
}
