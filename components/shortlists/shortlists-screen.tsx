"use client";

import { ListPlus } from "lucide-react";
import { useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Badge } from "@/components/ui/badge";
import { createAttempts } from "@/lib/client/idempotency-key";
import { toast } from "@/lib/client/toast";
import { createShortlist } from "@/lib/features/shortlists/client";
import type { Shortlist } from "@/lib/features/shortlists/schemas";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { ListActions } from "./list-actions";
import { NameForm } from "./name-form";

/** Every shortlist of the signed-in person, the newest first, and a field for the next (deal P1). */
export function ShortlistsScreen({ initial }: { initial: Shortlist[] }) {
  const t = useTranslations("Shortlists.lists");
  const keeping = useTranslations("Keeping");
  const locale = useLocale();
  const [lists, setLists] = useState(initial);
  const [attempt] = useState(createAttempts);
  const region = useRef<HTMLElement>(null);

  async function create(name: string) {
    const headers = { "Idempotency-Key": attempt({ name, after: lists[0]?.id }).key };
    const list = await createShortlist({ body: { name } }, { headers });
    setLists((known) => [list, ...known]);
    toast({ title: t("created"), description: list.name });
  }

  return (
    <>
      <NameForm label={keeping("newShortlist")} submit={t("create")} send={create} />
      <section ref={region} tabIndex={-1} aria-label={t("region")} className="mt-8">
        {lists.length === 0 ? (
          <EmptyState icon={<ListPlus />} title={t("emptyTitle")} description={t("emptyDescription")} />
        ) : (
          <ul className="space-y-3">
            {lists.map((list) => (
              <li
                key={list.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-border bg-card p-5"
              >
                <div className="wrap-anywhere min-w-0">
                  <h2 className="text-subheading">
                    <Link
                      href={`${shellRoutes.shortlists}/${list.id}`}
                      prefetch={false}
                      className="rounded-sm underline-offset-4 hover:underline"
                    >
                      {list.name}
                    </Link>
                  </h2>
                  <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm">
                    {t("experts", { count: list.expertCount })}
                    <span>
                      {t("changed", { date: formatDate(helsinkiDate(new Date(list.updatedAt)), locale) })}
                    </span>
                    {list.isShared ? <Badge variant="info">{t("shared")}</Badge> : null}
                  </p>
                </div>
                <ListActions
                  list={list}
                  onRename={(name) =>
                    setLists((known) => known.map((each) => (each.id === list.id ? { ...each, name } : each)))
                  }
                  onDelete={() => {
                    setLists((known) => known.filter(({ id }) => id !== list.id));
                    region.current?.focus({ preventScroll: true });
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
