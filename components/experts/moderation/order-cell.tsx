"use client";

import { ChevronDown, GripVertical } from "lucide-react";
import * as Menu from "radix-ui/dropdown-menu";
import { useTranslations } from "#texts";
import { cn } from "@/components/ui/cn";
import { useRowHandle } from "./sortable-rows";

/** Where an expert stands: a handle to drag the row by, and the same in a menu. */
export function OrderCell({
  name,
  place,
  total,
  onMove,
  onChoosePlace,
}: {
  name: string;
  place: number;
  total: number;
  onMove: (place: number) => void;
  onChoosePlace: () => void;
}) {
  const t = useTranslations("AdminExperts.order");
  const handle = useRowHandle();
  const moves = [
    ["up", place - 1],
    ["down", place + 1],
    ["first", 1],
    ["last", total],
  ] as const;
  return (
    <div className="-my-1 -ml-2 flex items-center">
      {handle ? (
        <button
          type="button"
          ref={handle.setActivatorNodeRef}
          {...handle.attributes}
          {...handle.listeners}
          aria-label={t("drag", { name })}
          className={cn(
            // A finger on the handle drags and does not scroll.
            "inline-flex size-11 touch-none lg:size-9 items-center justify-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground",
            handle.isDragging ? "cursor-grabbing" : "cursor-grab",
          )}
        >
          <GripVertical aria-hidden className="size-5" />
        </button>
      ) : null}
      {/* Not modal: what is around it stays reachable, and nothing that has focus is hidden. */}
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label={t("menu", { name, place })}
          className="tabular inline-flex h-11 min-w-11 items-center justify-center gap-1 lg:h-9 rounded-md px-2 hover:bg-muted"
        >
          {place}
          <ChevronDown aria-hidden className="size-4 text-muted-foreground" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content
            align="start"
            sideOffset={4}
            className="z-50 min-w-52 rounded-md border border-border bg-card p-1 text-card-foreground shadow-lg"
          >
            {moves.map(([key, to]) => (
              <Menu.Item
                key={key}
                disabled={to === place || to < 1 || to > total}
                onSelect={() => onMove(to)}
                className={itemClasses}
              >
                {t(key)}
              </Menu.Item>
            ))}
            <Menu.Item disabled={total < 2} onSelect={onChoosePlace} className={itemClasses}>
              {t("choose")}
            </Menu.Item>
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}

const itemClasses =
  "flex min-h-11 cursor-default select-none items-center rounded-sm px-3 outline-none data-highlighted:bg-muted data-disabled:opacity-50";
