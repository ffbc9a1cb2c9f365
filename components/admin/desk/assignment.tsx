"use client";

import { useQuery } from "@tanstack/react-query";
import { Eye, UserCheck, UserPlus } from "lucide-react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { type DeskPlace, lookersQuery } from "@/lib/features/operations/desk-client";
import type { Dossier } from "@/lib/features/operations/desk-schemas";
import { useDeskItem } from "./use-desk-item";

/** Who has taken an item on, and who else looks at it now. */
export function Assignment({ place, assignee }: { place: DeskPlace; assignee: Dossier["assignee"] }) {
  const t = useTranslations("AdminDesk.assignment");
  const { data } = useQuery(lookersQuery(place));
  const change = useDeskItem(place);
  const others = data?.others ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="text-muted-foreground">
        {assignee === null ? t("nobody") : assignee.isMe ? t("mine") : t("somebody", { name: assignee.name })}
      </span>
      <Button
        variant="outline"
        size="sm"
        className="max-lg:h-11"
        aria-disabled={change.isPending}
        onClick={() => !change.isPending && change.mutate({ isMine: !assignee?.isMe })}
      >
        {assignee?.isMe ? <UserCheck aria-hidden /> : <UserPlus aria-hidden />}
        {t(assignee?.isMe ? "giveBack" : "take")}
      </Button>
      <span role="status">
        {others.length > 0 ? (
          <span className="inline-flex items-center gap-1.5 text-warning">
            <Eye aria-hidden className="size-4" />
            {t("looking", { names: others.join(", "), count: others.length })}
          </span>
        ) : null}
      </span>
    </div>
  );
}
