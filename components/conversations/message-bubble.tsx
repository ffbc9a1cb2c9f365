import { Paperclip, RotateCw, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useFormatter } from "@/lib/client/use-formatter";
import type { Message } from "@/lib/features/conversations/schemas";
import { formatTime } from "@/lib/shared/format-dates";
import { formatPercent } from "@/lib/shared/format-numbers";
import { langOf } from "@/lib/shared/locales";
import type { Outgoing } from "./use-thread";

const bubble = "wrap-anywhere w-fit max-w-full whitespace-pre-wrap rounded-lg px-4 py-2.5";
const own = "ml-auto bg-primary text-primary-foreground";
const others = "bg-muted text-foreground";

function Row({ isOwnSide, children }: { isOwnSide: boolean; children: ReactNode }) {
  return (
    <li className={cn("flex max-w-[min(36rem,88%)] flex-col gap-1", isOwnSide && "ml-auto items-end")}>
      {children}
    </li>
  );
}

/** A message with when and by whom, and its files to download. */
export function MessageBubble({ message, isOwnSide }: { message: Message; isOwnSide: boolean }) {
  const t = useTranslations("Conversations.thread");
  const format = useFormatter();
  const locale = useLocale();
  const time = formatTime(new Date(message.createdAt), locale);
  return (
    <Row isOwnSide={isOwnSide}>
      <p lang={langOf(message.textLanguage, locale)} className={cn(bubble, isOwnSide ? own : others)}>
        {message.body}
      </p>
      {message.files.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {message.files.map(({ id, name, size, url }) => (
            <li key={id}>
              <a
                href={url}
                download={name}
                className="inline-flex min-h-11 items-center gap-2 rounded-md border border-border bg-card px-3 text-sm underline-offset-4 wrap-anywhere hover:underline"
              >
                <Paperclip aria-hidden className="size-4 shrink-0" />
                {t("download", { name, size: inBytes(size, format) })}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-muted-foreground text-sm">
        <time dateTime={message.createdAt}>
          {message.isOwn ? t("ownAt", { time }) : t("writtenBy", { name: message.authorName, time })}
        </time>
      </p>
    </Row>
  );
}

/** A message on its way: what came of it, and what can be done when it did not get there. */
export function OutgoingBubble({
  message,
  again,
  discard,
}: {
  message: Outgoing;
  again: () => void;
  discard: () => void;
}) {
  const t = useTranslations("Conversations.thread");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const { body, files, fault, share } = message;
  return (
    <Row isOwnSide>
      <p className={cn(bubble, own, "opacity-80")}>{body}</p>
      {files.length > 0 ? (
        <p className="text-muted-foreground text-sm wrap-anywhere">
          <Paperclip aria-hidden className="mr-1 inline size-4" />
          {files.map(({ name }) => name).join(", ")}
        </p>
      ) : null}
      {fault === null ? (
        <p className="text-muted-foreground text-sm">
          {files.length > 0 ? t("sendingPart", { percent: formatPercent(share, locale) }) : t("sending")}
        </p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2">
          <p className="text-destructive text-sm">
            <span className="font-semibold">{t("notSent")}</span>: {fault}
          </p>
          <Button variant="outline" size="sm" onClick={again}>
            <RotateCw aria-hidden />
            {actions("tryAgain")}
          </Button>
          <Button variant="ghost" size="sm" onClick={discard}>
            <X aria-hidden />
            {t("discard")}
          </Button>
        </div>
      )}
    </Row>
  );
}

function inBytes(size: number, format: ReturnType<typeof useFormatter>): string {
  const [value, unit] =
    size < 1024 * 1024
      ? ([Math.max(1, size / 1024), "kilobyte"] as const)
      : ([size / 1024 / 1024, "megabyte"] as const);
  return format.number(value, { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 });
}
