"use client";

import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "#texts";
import { Input } from "@/components/ui/input";
import type { DeskPlace } from "@/lib/features/operations/desk-client";
import { deskBounds } from "@/lib/features/operations/desk-rules";
import { useDeskItem } from "./use-desk-item";

/** The administrators' own words for an item. */
export function Tags({ place, tags }: { place: DeskPlace; tags: readonly string[] }) {
  const t = useTranslations("AdminDesk.tags");
  const [typed, setTyped] = useState("");
  const change = useDeskItem(place);
  function add(event: FormEvent) {
    event.preventDefault();
    const tag = typed.trim();
    if (!tag || change.isPending) return;
    change.mutate({ tags: [...tags, tag] }, { onSuccess: () => setTyped("") });
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <span
          key={tag}
          className="wrap-anywhere inline-flex min-h-8 items-center gap-1 rounded-full bg-secondary pl-3 text-secondary-foreground text-sm"
        >
          {tag}
          <button
            type="button"
            aria-label={t("remove", { tag })}
            className="inline-flex size-8 items-center justify-center rounded-full hover:bg-secondary-hover max-lg:size-11"
            onClick={() => change.mutate({ tags: tags.filter((each) => each !== tag) })}
          >
            <X aria-hidden className="size-4" />
          </button>
        </span>
      ))}
      {tags.length < deskBounds.tags ? (
        <form onSubmit={add}>
          <Input
            aria-label={t("add")}
            placeholder={t("add")}
            maxLength={deskBounds.tag}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="w-36 lg:h-8 lg:text-sm"
          />
        </form>
      ) : null}
    </div>
  );
}
