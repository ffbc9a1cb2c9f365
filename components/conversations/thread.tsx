"use client";

import { ArrowLeft, MessageSquare } from "lucide-react";
import { Fragment, useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { failedToast } from "@/components/feedback/failed-toast";
import { SignedOut } from "@/components/feedback/signed-out";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ConversationWithMessages } from "@/lib/features/conversations/schemas";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { Composer } from "./composer";
import { MessageBubble, OutgoingBubble } from "./message-bubble";
import { ThreadActions } from "./thread-actions";
import { useThread } from "./use-thread";

/** Nearer to the end than this, what comes is brought into sight. */
const nearEnd = 160;

/** A conversation: its messages by day, and where the next one is written (deal L1). */
export function Thread({ initial, news }: { initial: ConversationWithMessages; news: number }) {
  const t = useTranslations("Conversations.thread");
  const writing = useTranslations("Conversations.writing");
  const feedback = useTranslations("Feedback");
  const locale = useLocale();
  const { thread, outgoing, hasFailed, isSignedOut, arrived, ...change } = useThread(
    initial,
    news,
    feedback("checkConnection"),
  );
  const { id, about, messages, otherName: name, side } = thread;
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isLoading, setLoading] = useState(false);
  const lastId = messages.at(-1)?.id;
  const shown = outgoing.length;

  useEffect(() => {
    const box = list.current;
    if (box && (isAtEnd.current || shown > 0)) box.scrollTop = box.scrollHeight;
    void lastId;
  }, [lastId, shown]);

  async function loadEarlier() {
    const box = list.current;
    const fromEnd = box ? box.scrollHeight - box.scrollTop : 0;
    setLoading(true);
    await change.loadEarlier().catch((error: unknown) => failedToast(error, feedback));
    setLoading(false);
    // What was in sight stays there.
    requestAnimationFrame(() => {
      if (box) box.scrollTop = box.scrollHeight - fromEnd;
    });
  }

  const today = helsinkiDate(new Date());
  const dayName = (day: string) =>
    day === today ? t("today") : day === addDays(today, -1) ? t("yesterday") : formatDate(day, locale);
  let lastDay = "";

  return (
    // As high as the window below the site's header: the messages scroll, and the field to answer is in sight.
    <section
      aria-labelledby="thread-title"
      className="flex min-h-[calc(100dvh-7rem)] min-w-0 flex-col gap-4 sm:min-h-[calc(100dvh-8rem)]"
    >
      <header className="flex items-start justify-between gap-3 border-border border-b pb-4">
        <div className="min-w-0">
          <Link
            href={shellRoutes.messages}
            className="mb-1 inline-flex min-h-11 items-center gap-2 text-primary underline-offset-4 hover:underline xl:hidden"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {t("back")}
          </Link>
          <h1 id="thread-title" className="wrap-anywhere text-heading">
            {name}
          </h1>
          <p className="wrap-anywhere text-muted-foreground">{t("about", { title: about.title })}</p>
        </div>
        <ThreadActions id={id} name={name} isBlocked={thread.isBlocked} onBlocked={change.setBlocked} />
      </header>

      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label={t("messages", { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: box }) => {
          isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
        }}
        className="h-0 min-h-40 grow overflow-y-auto rounded-md pr-1"
      >
        {thread.hasEarlier ? (
          <p className="mb-4 text-center">
            <Button variant="outline" size="sm" disabled={isLoading} onClick={() => void loadEarlier()}>
              {t("earlier")}
            </Button>
          </p>
        ) : null}
        {messages.length === 0 && outgoing.length === 0 ? (
          <EmptyState
            icon={<MessageSquare />}
            title={t("empty")}
            description={t("emptyDescription", { name })}
          />
        ) : (
          <ol className="flex flex-col gap-4">
            {messages.map((message) => {
              const day = helsinkiDate(new Date(message.createdAt));
              const isNewDay = day !== lastDay;
              lastDay = day;
              return (
                <Fragment key={message.id}>
                  {isNewDay ? (
                    <li className="my-1 text-center font-medium text-muted-foreground text-sm">
                      {dayName(day)}
                    </li>
                  ) : null}
                  <MessageBubble message={message} isOwnSide={message.side === side} />
                </Fragment>
              );
            })}
            {outgoing.map((message) => (
              <OutgoingBubble
                key={message.key}
                message={message}
                again={() => change.again(message)}
                discard={() => change.discard(message)}
              />
            ))}
          </ol>
        )}
      </div>
      <p role="status" className="sr-only">
        {arrived.count > 0 ? t("announced", { count: arrived.count, name: arrived.last }) : ""}
      </p>
      {isSignedOut ? (
        <Alert variant="warning" role="status">
          <SignedOut />
        </Alert>
      ) : hasFailed ? (
        <Alert variant="warning" role="status">
          {t("failed")}
        </Alert>
      ) : null}
      {thread.isOtherGone ? (
        <Alert variant="info">{writing("otherGone", { name })}</Alert>
      ) : thread.isBlockedByOther ? (
        <Alert variant="warning">{writing("blockedByOther", { name })}</Alert>
      ) : thread.isBlocked ? (
        <Alert variant="info">{writing("blocked", { name })}</Alert>
      ) : (
        <Composer id={id} name={name} isContactShown={thread.isContactShown} onSend={change.send} />
      )}
    </section>
  );
}
