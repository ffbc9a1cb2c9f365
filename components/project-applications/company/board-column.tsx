"use client";

import { useDroppable } from "@dnd-kit/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useTranslations } from "#texts";
import { cn } from "@/components/ui/cn";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import type { Stage } from "@/lib/features/project-applications/stages";
import { ApplicantCard, type CardActions } from "./applicant-card";

/** More cards than this are not all in the page at once. */
const mostWhole = 30;
/** A card's height and the gap below it in pixels, until it is measured. */
const cardHeight = 190;

/** The applicants of one stage. */
export function BoardColumn({
  stage,
  applicants,
  actions,
  isReachable,
  isEnd,
}: {
  stage: Stage;
  applicants: readonly Applicant[];
  actions: CardActions;
  /** Whether what is being dragged may be put here; true while nothing is. */
  isReachable: boolean;
  /** Whether no move leads on from here. */
  isEnd: boolean;
}) {
  const t = useTranslations("Applicants.column");
  const stageNames = useTranslations("Choices.stage");
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: !isReachable });
  return (
    <section
      ref={setNodeRef}
      aria-label={t("count", { stage: stageNames(stage), count: applicants.length })}
      className={cn(
        "flex w-72 shrink-0 snap-start flex-col rounded-xl border border-transparent bg-muted transition-colors",
        isOver && "border-primary bg-secondary",
        !isReachable && "opacity-50",
      )}
    >
      <h3 className="flex items-baseline justify-between gap-2 px-3 pt-3 pb-2 font-semibold">
        {stageNames(stage)}
        <span className="tabular font-normal text-muted-foreground text-sm">{applicants.length}</span>
      </h3>
      {applicants.length === 0 ? (
        <p className="px-3 pb-4 text-muted-foreground text-sm">{t("empty")}</p>
      ) : applicants.length > mostWhole ? (
        <ManyCards applicants={applicants} actions={actions} isEnd={isEnd} />
      ) : (
        <ul className="max-h-[70vh] min-h-24 space-y-2 overflow-y-auto px-2 pt-0.5 pb-3">
          {applicants.map((applicant) => (
            <li key={applicant.id}>
              <ApplicantCard applicant={applicant} actions={actions} isFixed={isEnd} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Only the cards that are in sight, and some around them. */
function ManyCards({
  applicants,
  actions,
  isEnd,
}: {
  applicants: readonly Applicant[];
  actions: CardActions;
  isEnd: boolean;
}) {
  const scroller = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count: applicants.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => applicants[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <ul ref={scroller} className="relative h-[70vh] overflow-y-auto px-2">
      <li aria-hidden style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const applicant = applicants[index];
        return applicant ? (
          <li
            key={key}
            data-index={index}
            ref={virtual.measureElement}
            aria-setsize={applicants.length}
            aria-posinset={index + 1}
            className="absolute inset-x-2 top-0 pt-0.5 pb-2"
            style={{ transform: `translateY(${start}px)` }}
          >
            <ApplicantCard applicant={applicant} actions={actions} isFixed={isEnd} />
          </li>
        ) : null;
      })}
    </ul>
  );
}
