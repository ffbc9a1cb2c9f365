"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { EmptyState } from "@/components/feedback/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAddressQuery } from "@/lib/client/use-address-query";
import { type DeskPlace, dossierQuery, inboxQuery } from "@/lib/features/operations/desk-client";
import { deskKinds } from "@/lib/features/operations/desk-rules";
import { InboxList } from "./inbox-list";
import { useInboxKeys, useKeysWish } from "./keys";
import { OpenItem } from "./open-item";
import { itemKey, useDecisions } from "./use-decisions";

const KeysHelp = lazy(() => import("./keys-help"));

/** What an address such as ?item=expert-12 names; null for anything else. */
function placeIn(search: string): DeskPlace | null {
  const [kindName, number] = (new URLSearchParams(search).get("item") ?? "").split("-");
  const kind = deskKinds.find((each) => each === kindName);
  const id = Number(number);
  return kind && Number.isSafeInteger(id) && id > 0 ? { kind, id } : null;
}

/** The inbox: everything that waits in one queue, one item open, decided by button or by key. */
export function InboxScreen() {
  const t = useTranslations("AdminInbox");
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(inboxQuery);
  const { search, show } = useAddressQuery();
  /** The item whose decision was just taken back: it is open again, with what was typed. */
  const [undone, setUndone] = useState<string | null>(null);
  /** The item that came by itself after a decision. */
  const [followed, setFollowed] = useState<string | null>(null);
  const decisions = useDecisions((key) => {
    setUndone(key);
    show(`item=${key}`, { replace: true });
  });
  const [areKeysOn, setAreKeysOn] = useKeysWish();
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  const items = (data?.items ?? []).filter((item) => !decisions.isGone(itemKey(item)));
  const asked = placeIn(search);
  // Whoever comes by a link sees that item, decided or not; otherwise the first that waits is open.
  const isAskedGone = asked !== null && decisions.isGone(itemKey(asked));
  const open: DeskPlace | null = asked && !isAskedGone ? asked : (items[0] ?? null);
  const openKey = open ? itemKey(open) : null;
  const at = items.findIndex((item) => itemKey(item) === openKey);
  const openItem = (key: string) => {
    if (key !== undone) setUndone(null);
    setFollowed(null);
    show(`item=${key}`, { replace: true });
  };
  const step = (by: 1 | -1) => {
    const next = items[at < 0 ? 0 : Math.min(items.length - 1, Math.max(0, at + by))];
    if (next) openItem(itemKey(next));
  };

  // What comes next is there when it is asked for.
  const next = items[at + 1];
  const nextKey = next ? itemKey(next) : null;
  useEffect(() => {
    const place = nextKey ? placeIn(`?item=${nextKey}`) : null;
    if (place) void client.prefetchQuery(dossierQuery(place));
  }, [client, nextKey]);

  useInboxKeys(areKeysOn, {
    help: () => setIsHelpOpen(true),
    next: () => step(1),
    previous: () => step(-1),
    undo: decisions.undo,
  });

  if (isError && !data) return <LoadError title={t("loadFailed")} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" className="grid gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  return (
    <>
      {open === null ? (
        <EmptyState icon={<CircleCheck />} title={t("empty")} description={t("emptyText")} />
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
          {items.length > 0 ? (
            <InboxList items={items} openKey={openKey} onOpen={openItem} />
          ) : (
            <p className="text-muted-foreground">{t("empty")}</p>
          )}
          <OpenItem
            key={`${openKey} ${openKey === undone}`}
            place={open}
            draft={decisions.draftOf(itemKey(open))}
            isUndone={openKey === undone}
            isNext={openKey === followed}
            areKeysOn={areKeysOn}
            onStep={step}
            onHelp={() => setIsHelpOpen(true)}
            onDraft={(draft) => decisions.keepDraft(itemKey(open), draft)}
            onDecide={(decision) => {
              setUndone(null);
              decisions.decide(decision);
              // The next one by itself; behind the last one the one before it.
              const following = at < 0 ? undefined : (items[at + 1] ?? items[at - 1]);
              setFollowed(following ? itemKey(following) : null);
              show(following ? `item=${itemKey(following)}` : "", { replace: true });
            }}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {isHelpOpen ? (
          <KeysHelp areOn={areKeysOn} onChange={setAreKeysOn} onClose={() => setIsHelpOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
