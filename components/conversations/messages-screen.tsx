"use client";

import { MessagesSquare } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Alert } from "@/components/ui/alert";
import { cn } from "@/components/ui/cn";
import { listConversations } from "@/lib/features/conversations/client";
import type { Conversation, ConversationWithMessages } from "@/lib/features/conversations/schemas";
import { ConversationList } from "./conversation-list";
import { Thread } from "./thread";
import { useMessageStream } from "./use-message-stream";

const pageSize = 50;
const searchPauseMs = 300;

/** Every conversation, and beside it the one that is open; on narrow screens one of the two (deal L1, L4). */
export function MessagesScreen({
  initial,
  total,
  open,
}: {
  initial: Conversation[];
  total: number;
  open: ConversationWithMessages | null;
}) {
  const t = useTranslations("Conversations.list");
  const [items, setItems] = useState(initial);
  const [all, setAll] = useState(total);
  const [q, setQ] = useState("");
  const [limit, setLimit] = useState(pageSize);
  const [news, setNews] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef(0);

  // Of two requests under way only the later one counts.
  const refresh = useEffectEvent(async () => {
    asked.current += 1;
    const mine = asked.current;
    try {
      const page = await listConversations({ query: { limit, ...(q.trim() ? { q: q.trim() } : {}) } });
      if (mine !== asked.current) return;
      setItems(page.items);
      setAll(page.total);
      setFailed(false);
    } catch {
      if (mine === asked.current) setFailed(true);
    }
  });
  useMessageStream(() => {
    setNews((count) => count + 1);
    void refresh();
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => void refresh(), q === "" ? 0 : searchPauseMs);
    void limit;
    return () => clearTimeout(timer);
  }, [q, limit]);

  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={cn("min-w-0 space-y-3", open && "max-xl:hidden")}>
        {hasFailed ? (
          <Alert variant="warning" role="status">
            {t("failed")}
          </Alert>
        ) : null}
        <ConversationList
          list={{
            items,
            q,
            hasMore: items.length < all,
            isEmpty: items.length === 0 && q === "" && !hasFailed,
          }}
          currentId={open?.id ?? null}
          onSearch={setQ}
          onMore={() => setLimit((count) => Math.min(count + pageSize, 500))}
        />
      </div>
      {open ? (
        <Thread key={open.id} initial={open} news={news} />
      ) : items.length > 0 ? (
        <div className="max-xl:hidden">
          <EmptyState icon={<MessagesSquare />} title={t("choose")} description={t("chooseDescription")} />
        </div>
      ) : null}
    </div>
  );
}
