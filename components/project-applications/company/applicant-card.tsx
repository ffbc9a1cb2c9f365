"use client";

import { useDraggable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { cn } from "@/components/ui/cn";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { langOf } from "@/lib/shared/locales";
import { ApplicantFacts } from "./applicant-facts";

export type CardActions = {
  selected: ReadonlySet<number>;
  select: (id: number, isSelected: boolean) => void;
  open: (id: number) => void;
};

/**
 * An applicant on the board. The whole card is dragged by mouse and finger, its handle by the keyboard; one that no move
 * leads on from has none, and what opens from its name says why.
 */
export function ApplicantCard({
  applicant,
  actions,
  isFixed,
}: {
  applicant: Applicant;
  actions: CardActions;
  isFixed: boolean;
}) {
  const t = useTranslations("Applicants");
  const { id, applicantName: name } = applicant;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    disabled: isFixed,
    attributes: { roleDescription: t("drag.role") },
  });
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      aria-label={name}
      className={cn(
        "touch-manipulation rounded-lg border border-border bg-card p-3 text-card-foreground shadow-sm",
        !isFixed && "cursor-grab",
        isDragging && "opacity-40",
      )}
    >
      <CardContent
        applicant={applicant}
        actions={actions}
        handle={
          isFixed ? null : (
            <button
              type="button"
              ref={setActivatorNodeRef}
              {...attributes}
              aria-label={t("card.move", { name })}
              className="-mt-1.5 -mr-1.5 inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted-foreground hover:bg-muted"
            >
              <GripVertical aria-hidden className="size-5" />
            </button>
          )
        }
      />
    </article>
  );
}

/** What a card looks like, also while it is carried. */
export function CardContent({
  applicant,
  actions,
  handle,
}: {
  applicant: Applicant;
  actions?: CardActions;
  handle?: ReactNode;
}) {
  const t = useTranslations("Applicants.card");
  const { id, applicantName: name, expert, coverLetter, textLanguage } = applicant;
  return (
    <>
      <div className="flex items-start gap-2">
        {actions ? (
          <input
            type="checkbox"
            aria-label={t("select", { name })}
            checked={actions.selected.has(id)}
            onChange={(event) => actions.select(id, event.target.checked)}
            className="mt-1 size-5 shrink-0 accent-primary"
          />
        ) : null}
        <div className="min-w-0 flex-1">
          {actions ? (
            <button
              type="button"
              onClick={() => actions.open(id)}
              className="max-w-full truncate text-left font-semibold text-primary underline-offset-4 hover:underline"
            >
              {name}
            </button>
          ) : (
            <p className="truncate font-semibold">{name}</p>
          )}
          <p className="truncate text-muted-foreground text-sm">{expert ? expert.title : t("noProfile")}</p>
        </div>
        {handle}
      </div>
      <p lang={langOf(textLanguage, useLocale())} className="wrap-anywhere mt-2 mb-2.5 line-clamp-3 text-sm">
        {coverLetter}
      </p>
      <ApplicantFacts applicant={applicant} />
    </>
  );
}
