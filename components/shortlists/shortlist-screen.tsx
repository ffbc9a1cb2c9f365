"use client";

import { Share2, Users } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { failedToast } from "@/components/feedback/failed-toast";
import { ResultCount } from "@/components/feedback/result-count";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { putShortlistExpert, removeShortlistExpert } from "@/lib/features/shortlists/client";
import type { ShortlistEntry, ShortlistWithExperts } from "@/lib/features/shortlists/schemas";
import { ListActions } from "./list-actions";
import { ShortlistCard } from "./shortlist-card";

const ShareDialog = dynamic(() => import("./share-dialog"));

/** One shortlist: its experts with the private notes, and what can be done with it (deal P1). */
export function ShortlistScreen({ initial }: { initial: ShortlistWithExperts }) {
  const t = useTranslations("Shortlists.list");
  const listActions = useTranslations("Shortlists.actions");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const links = useTranslations("Links");
  const router = useRouter();
  const [list, setList] = useState(initial);
  const [isSharing, setSharing] = useState(false);
  const region = useRef<HTMLElement>(null);
  const { experts } = list;
  const setExperts = (change: (known: ShortlistEntry[]) => ShortlistEntry[]) =>
    setList((known) => ({ ...known, experts: change(known.experts) }));
  const place = (entry: ShortlistEntry) => ({ id: list.id, expert: entry.expert.id });

  async function remove(entry: ShortlistEntry) {
    const at = experts.indexOf(entry);
    const bringBack = () => setExperts((known) => [...known.slice(0, at), entry, ...known.slice(at)]);
    setExperts((known) => known.filter((each) => each !== entry));
    region.current?.focus({ preventScroll: true });
    try {
      await removeShortlistExpert({ params: place(entry) });
    } catch (error) {
      bringBack();
      failedToast(error, feedback);
      return;
    }
    const undo = () =>
      putShortlistExpert({ params: place(entry), body: { note: entry.note } }).then(
        bringBack,
        (error: unknown) => failedToast(error, feedback),
      );
    toast({
      title: t("removed", { expert: entry.expert.name }),
      action: { label: actions("undo"), onClick: () => void undo() },
    });
  }

  async function saveNote(entry: ShortlistEntry, note: string) {
    try {
      const stored = await putShortlistExpert({ params: place(entry), body: { note } });
      setExperts((known) =>
        known.map((each) => (each.expert.id === entry.expert.id ? { ...each, note: stored.note } : each)),
      );
      toast({ title: t("noteSaved") });
      return true;
    } catch (error) {
      failedToast(error, feedback);
      return false;
    }
  }

  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{list.name}</span>}
        actions={
          <ListActions
            list={list}
            onRename={(name) => setList((known) => ({ ...known, name }))}
            onDelete={() => router.push(shellRoutes.shortlists)}
          >
            <button
              type="button"
              onClick={() => setSharing(true)}
              className={buttonVariants({ variant: "outline" })}
            >
              <Share2 aria-hidden />
              {listActions("share")}
            </button>
          </ListActions>
        }
      />
      <section ref={region} tabIndex={-1} aria-label={t("region")}>
        {list.waiting > 0 ? (
          <Alert variant="info" className="mb-5">
            {t("waiting", { count: list.waiting })}
          </Alert>
        ) : null}
        {experts.length === 0 && list.waiting === 0 ? (
          <EmptyState
            icon={<Users />}
            title={t("emptyTitle")}
            description={t("emptyDescription")}
            action={
              <Link href={shellRoutes.experts} className={buttonVariants()}>
                {links("browseExperts")}
              </Link>
            }
          />
        ) : experts.length === 0 ? null : (
          <>
            <ResultCount className="tabular mb-5 font-medium">
              {t("experts", { count: experts.length })}
            </ResultCount>
            <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {experts.map((entry) => (
                <li key={entry.expert.id} className="min-w-0">
                  <ShortlistCard
                    listId={list.id}
                    entry={entry}
                    remove={() => void remove(entry)}
                    saveNote={(note) => saveNote(entry, note)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {isSharing ? (
        <ShareDialog
          listId={list.id}
          url={list.shareUrl}
          onChange={(shareUrl) => setList((known) => ({ ...known, shareUrl }))}
          onClose={() => setSharing(false)}
        />
      ) : null}
    </>
  );
}
