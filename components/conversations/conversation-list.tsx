"use client";

import { MessageSquare, Search } from "lucide-react";
import { useId } from "react";
import { useLocale, useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import type { Conversation } from "@/lib/features/conversations/schemas";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { langOf } from "@/lib/shared/locales";

export type ListState = {
  items: readonly Conversation[];
  q: string;
  hasMore: boolean;
  /** Whether there is any conversation at all, whatever is searched for. */
  isEmpty: boolean;
};

/** The conversations, the one that was written in last first, with what is unread. */
export function ConversationList({
  list,
  currentId,
  onSearch,
  onMore,
}: {
  list: ListState;
  currentId: number | null;
  onSearch: (q: string) => void;
  onMore: () => void;
}) {
  const t = useTranslations("Conversations.list");
  const id = useId();
  if (list.isEmpty)
    return (
      <EmptyState
        icon={<MessageSquare />}
        title={t("empty")}
        description={t("emptyDescription")}
        action={
          <>
            <Link href={shellRoutes.company} className={buttonVariants({ variant: "outline" })}>
              {t("toProjects")}
            </Link>
            <Link href={shellRoutes.expertDashboard} className={buttonVariants({ variant: "outline" })}>
              {t("toDashboard")}
            </Link>
          </>
        }
      />
    );
  return (
    <nav aria-label={t("label")} className="space-y-3">
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {t("search")}
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          id={id}
          type="search"
          placeholder={t("search")}
          className="pl-9"
          value={list.q}
          maxLength={200}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {list.items.length === 0 ? <p className="text-muted-foreground">{t("none")}</p> : null}
      <ul className="max-h-[70vh] space-y-1 overflow-y-auto">
        {list.items.map((conversation) => (
          <li key={conversation.id}>
            <ConversationLink
              // What is open is being read.
              conversation={
                conversation.id === currentId ? { ...conversation, unreadCount: 0 } : conversation
              }
              isCurrent={conversation.id === currentId}
            />
          </li>
        ))}
      </ul>
      {list.hasMore ? (
        <Button variant="outline" size="sm" onClick={onMore}>
          {t("more")}
        </Button>
      ) : null}
    </nav>
  );
}

function ConversationLink({
  conversation: { id, otherName, about, lastMessage, unreadCount },
  isCurrent,
}: {
  conversation: Conversation;
  isCurrent: boolean;
}) {
  const t = useTranslations("Conversations.list");
  const locale = useLocale();
  return (
    <Link
      href={`${shellRoutes.messages}/${id}`}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "flex gap-3 rounded-lg border p-3 transition-colors",
        isCurrent ? "border-primary bg-secondary" : "border-transparent hover:bg-muted",
      )}
    >
      <Avatar name={otherName} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className={cn("wrap-anywhere", unreadCount > 0 ? "font-bold" : "font-medium")}>
            {otherName}
          </span>
          {unreadCount > 0 ? (
            <Badge variant="primary" className="shrink-0">
              <span aria-hidden>{unreadCount}</span>
              <span className="sr-only">{t("unread", { count: unreadCount })}</span>
            </Badge>
          ) : null}
        </span>
        <span className="block truncate text-sm">{about.title}</span>
        <span
          // "You:" before one's own is in the page's language.
          lang={lastMessage?.isOwn ? undefined : langOf(lastMessage?.textLanguage, locale)}
          className="block truncate text-muted-foreground text-sm"
        >
          {lastMessage === null
            ? t("nothingWritten")
            : lastMessage.isOwn
              ? t("you", { text: lastMessage.body })
              : lastMessage.body}
        </span>
        {lastMessage ? (
          <time dateTime={lastMessage.createdAt} className="text-muted-foreground text-sm">
            {formatDate(helsinkiDate(new Date(lastMessage.createdAt)), locale)}
          </time>
        ) : null}
      </span>
    </Link>
  );
}
