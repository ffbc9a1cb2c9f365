"use client";

import { EyeOff, Paperclip, SendHorizontal, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { FieldError } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Textarea } from "@/components/ui/textarea";
import { messageDraft } from "@/lib/features/conversations/message-draft";
import { messageBounds, messageFileTypes } from "@/lib/features/conversations/rules";
import { withoutWaysPast } from "@/lib/shared/contact";

const megabytes = messageBounds.fileBytes / (1024 * 1024);

/** Where a message is written; what has not arrived yet is kept until the tab is closed. */
export function Composer({
  id,
  name,
  isContactShown,
  onSend,
}: {
  id: number;
  /** The other party's. */
  name: string;
  isContactShown: boolean;
  onSend: (body: string, files: readonly File[]) => void;
}) {
  const t = useTranslations("Conversations.writing");
  const contact = useTranslations("ContactDetails");
  const field = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft] = useState(() => messageDraft(id));
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    setText((typed) => typed || draft.read());
  }, [draft]);

  function add(list: FileList | null) {
    const chosen = [...(list ?? [])];
    const wrong = chosen.find(({ type }) => !(messageFileTypes as readonly string[]).includes(type));
    const large = chosen.find(({ size }) => size > messageBounds.fileBytes);
    const isTooMany = files.length + chosen.length > messageBounds.files;
    setProblem(
      wrong
        ? t("wrongType", { name: wrong.name })
        : large
          ? t("tooLarge", { name: large.name, megabytes })
          : isTooMany
            ? t("tooMany", { count: messageBounds.files })
            : undefined,
    );
    if (!wrong && !large && !isTooMany) setFiles([...files, ...chosen]);
  }

  function send() {
    // A message has words: files that were chosen without any say what they are.
    const body = text.trim() || files.map((file) => file.name).join(", ");
    if (body === "") {
      input.current?.focus();
      return;
    }
    onSend(body, files);
    setText("");
    setFiles([]);
    setProblem(undefined);
    input.current?.focus();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const hidden = contact("hidden");
  const isTelling = !isContactShown && withoutWaysPast(text, hidden) !== text;

  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="space-y-1.5">
        <label htmlFor={field} className="font-medium">
          {t("label", { name })}
        </label>
        <Textarea
          ref={input}
          id={field}
          rows={2}
          className="min-h-17"
          maxLength={messageBounds.body}
          aria-describedby={`${field}-keys ${field}-contact`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            draft.type(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <p id={`${field}-keys`} className="hidden text-muted-foreground text-sm pointer-fine:block">
          {t("keys")}
        </p>
        {isContactShown ? null : (
          <p id={`${field}-contact`} className="text-muted-foreground text-sm">
            {t("contactRule")}
          </p>
        )}
        <div role="status">
          {isTelling ? (
            <p className="flex items-start gap-1.5 text-sm">
              <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
              {t("contactFound", { name, hidden })}
            </p>
          ) : null}
        </div>
      </div>
      {files.length > 0 ? (
        <ul aria-label={t("files")} className="flex flex-wrap gap-2">
          {files.map((file, index) => (
            <li
              key={`${index}-${file.name}`}
              className="flex max-w-full items-center gap-1 rounded-md border border-border bg-card pl-3 text-sm"
            >
              <span className="wrap-anywhere min-w-0">{file.name}</span>
              <button
                type="button"
                aria-label={t("remove", { name: file.name })}
                onClick={() => setFiles(files.filter((each) => each !== file))}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-muted"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="alert">{problem ? <FieldError>{problem}</FieldError> : null}</div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label
          className={`${buttonVariants({ variant: "outline" })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2`}
        >
          <Paperclip aria-hidden />
          {t("attach")}
          <input
            type="file"
            multiple
            accept={messageFileTypes.join(",")}
            aria-describedby={`${field}-files`}
            className="sr-only"
            onChange={(event) => {
              add(event.target.files);
              event.target.value = "";
            }}
          />
        </label>
        <Button type="submit">
          <SendHorizontal aria-hidden />
          {t("send")}
        </Button>
      </div>
      {/* The field for files always has it as its description; it is seen by whoever chooses some. */}
      <p
        id={`${field}-files`}
        hidden={files.length === 0 && !problem}
        className="text-muted-foreground text-sm"
      >
        {t("attachHelp", { count: messageBounds.files, megabytes })}
        {isContactShown ? null : ` ${t("insideFiles")}`}
      </p>
    </form>
  );
}
