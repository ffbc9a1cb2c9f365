import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { ExpertCard } from "@/components/experts/expert-card";
import { InviteButton } from "@/components/invitations/invite-button";
import { useNames } from "@/lib/client/names";
import { cardIn, toCardExpert } from "@/lib/features/experts/card";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { pageSize } from "@/lib/shared/http/list-query";

/** As many as the lists of experts show at a time (decisions H). */
const firstCards: (typeof pageSize)["screen"] = 24;

interface Shared {
  /** Called when a heart is pressed and its card goes. */
  onRemove: () => void;
}

/** The cards of the favourites. When one goes, focus moves on to the card that takes its place. */
export function FavoriteGrid({ experts, onRemove }: Shared & { experts: readonly PublicExpert[] }) {
  const list = useRef<HTMLUListElement>(null);
  // The first cards at once, the others when there is time.
  const isWhole = useDeferredValue(true, false);
  const removedAt = useRef<number>(undefined);
  // Runs after every change of the list, and does something only after a removal.
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const next = list.current?.children[Math.min(removedAt.current, experts.length - 1)];
    removedAt.current = undefined;
    next?.querySelector("a")?.focus({ preventScroll: true });
  }, [experts]);
  const remove = useCallback(
    (card: Element) => {
      removedAt.current = [...(list.current?.children ?? [])].indexOf(card);
      onRemove();
    },
    [onRemove],
  );

  return (
    <ul ref={list} className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {(isWhole ? experts : experts.slice(0, firstCards)).map((expert) => (
        <Favorite key={expert.id} expert={expert} onRemove={remove} />
      ))}
    </ul>
  );
}

/** Remembered, so that a change draws the cards that changed and not five hundred. */
const Favorite = memo(function Favorite({
  expert,
  onRemove,
}: {
  expert: PublicExpert;
  onRemove: (card: Element) => void;
}) {
  const names = useNames();
  const card = useRef<HTMLLIElement>(null);
  const removal = useMemo(
    () => ({
      onRemove: () => {
        if (card.current) onRemove(card.current);
      },
    }),
    [onRemove],
  );
  return (
    <li ref={card} className="favorite-card">
      <ExpertCard
        expert={cardIn(names, toCardExpert(expert))}
        as="h2"
        removal={removal}
        tools={<InviteButton expertId={expert.id} name={expert.name} className="expert-tool" />}
      />
    </li>
  );
});
