"use client";

import { useQuery } from "@tanstack/react-query";
import { dossierQuery } from "@/lib/features/operations/desk-client";
import type { DeskKind } from "@/lib/features/operations/desk-rules";
import type { DeskRecord } from "@/lib/features/operations/desk-schemas";

/** An item of a kind, as its list and its panel have it. */
export type RecordOf<Kind extends DeskKind> = Extract<DeskRecord, { kind: Kind }>["record"];

/**
 * The item whose panel is open, as the panel shows it: a link may lead to one that is on no page of the list. Until the
 * panel is read it is the row, where there is one.
 */
export function useOpenRecord<Kind extends DeskKind>(
  kind: Kind,
  id: number | null,
  rows: readonly RecordOf<Kind>[],
): RecordOf<Kind> | undefined {
  const { data } = useQuery({ ...dossierQuery({ kind, id: id ?? 0 }), enabled: id !== null });
  return (data?.item.record as RecordOf<Kind> | undefined) ?? rows.find((row) => row.id === id);
}
