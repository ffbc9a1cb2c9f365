"use client";

import type { ReactNode } from "react";
import type { DeskKind } from "@/lib/features/operations/desk-rules";
import { Dossier } from "./dossier";
import { SidePanel, WithPanel } from "./side-panel";
import { useOpenItem } from "./use-open-item";
import { type RecordOf, useOpenRecord } from "./use-open-record";

/**
 * A list whose rows open a panel with everything there is about them.
 * @param children the list, with what opens a row and which one is open
 */
export function WithItemPanel<Kind extends DeskKind>({
  kind,
  items,
  titleOf,
  fallbackTitle,
  status,
  actions,
  children,
}: {
  kind: Kind;
  items: readonly RecordOf<Kind>[];
  titleOf: (item: RecordOf<Kind>) => string;
  /** The panel's name until its item is read. */
  fallbackTitle: string;
  /** Where the open item stands: the panel covers its row where there is no room beside the list. */
  status: (item: RecordOf<Kind>) => ReactNode;
  /** What can be done with the open item. */
  actions?: (item: RecordOf<Kind>) => ReactNode;
  children: (panel: { onOpen: (item: RecordOf<Kind>) => void; openId: number | null }) => ReactNode;
}) {
  const { openId, open } = useOpenItem();
  const opened = useOpenRecord(kind, openId, items);
  return (
    <WithPanel
      panel={
        openId === null ? null : (
          <SidePanel
            title={opened ? titleOf(opened) : fallbackTitle}
            actions={
              opened ? (
                <>
                  {status(opened)}
                  {actions?.(opened)}
                </>
              ) : null
            }
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
