"use client";

import type { ReactNode } from "react";
import type { DeskKind } from "@/lib/features/operations/desk-rules";
import { Dossier } from "./dossier";
import { SidePanel, WithPanel } from "./side-panel";
import { useOpenItem } from "./use-open-item";

/**
 * A list whose rows open a panel with everything there is about them.
 * @param children the list, with what opens a row and which one is open
 */
export function WithItemPanel<Item extends { id: number }>({
  kind,
  items,
  titleOf,
  fallbackTitle,
  actions,
  children,
}: {
  kind: DeskKind;
  items: readonly Item[];
  titleOf: (item: Item) => string;
  /** The panel's name where its item is on another page of the list. */
  fallbackTitle: string;
  /** What can be done with the open item. */
  actions?: (item: Item) => ReactNode;
  children: (panel: { onOpen: (item: Item) => void; openId: number | null }) => ReactNode;
}) {
  const { openId, open } = useOpenItem();
  const opened = items.find(({ id }) => id === openId);
  return (
    <WithPanel
      panel={
        openId === null ? null : (
          <SidePanel
            title={opened ? titleOf(opened) : fallbackTitle}
            actions={opened ? actions?.(opened) : null}
            onClose={() => open(null)}
          >
            <Dossier kind={kind} id={openId} />
          </SidePanel>
        )
      }
    >
      {children({ onOpen: open, openId })}
    </WithPanel>
  );
}
