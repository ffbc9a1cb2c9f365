"use client";

import { useRef, useState } from "react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { adminExperts, moveExpert } from "@/lib/features/experts/moderation-client";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";

/** Places in the whole list, from 1. */
type Move = { expert: AdminExpert; from: number; to: number };

/** The rows of a page as they are after a move; doing it again changes nothing. */
export function withMove<Item extends { id: number }>(
  items: readonly Item[],
  firstPlace: number,
  { expert, to }: { expert: { id: number }; to: number },
): Item[] {
  const moved = items.find(({ id }) => id === expert.id);
  if (!moved) return [...items];
  const rest = items.filter(({ id }) => id !== expert.id);
  // A place on another page: the row leaves this one.
  if (to < firstPlace || to >= firstPlace + items.length) return rest;
  return [...rest.slice(0, to - firstPlace), moved, ...rest.slice(to - firstPlace)];
}

/**
 * Moves in the display order: shown at once, sent one after the other, taken back on screen when one fails, and by
 * hand with Undo.
 */
export function useMoves() {
  const t = useTranslations("AdminExperts.toasts");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = useAdminAction({
    run: ({ expert, to }: Move) => {
      // Each place was chosen as the list looks after the moves before.
      const sent = last.current.catch(() => {}).then(() => moveExpert(expert.id, to));
      last.current = sent;
      return sent;
    },
    paths: [adminExperts.path],
    success: ({ displayOrder }, { expert, from }) => ({
      title: t("moved"),
      description: t("movedText", { name: expert.name, place: displayOrder }),
      action: { label: actions("undo"), onClick: () => void move(expert, displayOrder, from) },
    }),
    failure: () => ({ title: feedback("failed"), description: t("orderFailed") }),
  });

  async function move(expert: AdminExpert, from: number, to: number) {
    if (from === to) return;
    const next = { expert, from, to };
    setMoves((all) => [...all, next]);
    try {
      await send.mutateAsync(next);
    } catch {
      // Told already; the list is read anew.
    } finally {
      setMoves((all) => all.filter((each) => each !== next));
    }
  }

  return { moves, move };
}
