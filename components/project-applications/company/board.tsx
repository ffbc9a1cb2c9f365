"use client";

import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useRef, useState } from "react";
import { useTranslations } from "#texts";
import { isOver, type PostingLifecycle } from "@/lib/features/postings/lifecycle";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import {
  type ChosenStage,
  reachableStages,
  type Stage,
  stages,
} from "@/lib/features/project-applications/stages";
import { type CardActions, CardContent } from "./applicant-card";
import { BoardColumn } from "./board-column";

/** By the pointer where there is one; the keyboard carries a card from column to column. */
const underPointer: CollisionDetection = (found) => {
  if (found.pointerCoordinates) return pointerWithin(found);
  return closestCenter(found);
};

/** The arrow keys left and right lead to the next stage that the card may be put into. */
const nextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { [KeyboardCode.Right]: 1, [KeyboardCode.Left]: -1 }[event.code];
  const { droppableContainers, droppableRects, over, collisionRect } = context;
  if (step === undefined || !collisionRect) return undefined;
  event.preventDefault();
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => ({ id, rect: droppableRects.get(id) }))
    .filter((column) => column.rect !== undefined)
    .sort((a, b) => stages.indexOf(a.id as Stage) - stages.indexOf(b.id as Stage));
  const next = columns[columns.findIndex(({ id }) => id === over?.id) + step]?.rect;
  return next ? { ...currentCoordinates, x: next.left + (next.width - collisionRect.width) / 2 } : undefined;
};

/** The applicants by stage, moved by mouse, finger and keyboard; what happens is said to screen readers. */
export function Board({
  applicants,
  lifecycle,
  actions,
  onMove,
}: {
  applicants: readonly Applicant[];
  lifecycle: PostingLifecycle;
  actions: CardActions;
  onMove: (id: number, stage: ChosenStage) => void;
}) {
  const t = useTranslations("Applicants.drag");
  const stageNames = useTranslations("Choices.stage");
  const [carriedId, setCarriedId] = useState<number | null>(null);
  const sensors = useSensors(
    // A press on the name or the box is no drag; a finger that swipes scrolls.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  );
  const find = (id: UniqueIdentifier) => applicants.find((each) => each.id === id);
  const carried = carriedId === null ? undefined : find(carriedId);
  const reachable = carried ? reachableStages(carried.stage, lifecycle) : [];
  const isReachable = (stage: Stage) =>
    !carried || stage === carried.stage || reachable.some((each) => each === stage);

  // Where nobody comes in any more, columns that stay empty would only push those with somebody out of sight.
  const inUse = new Set(applicants.flatMap(({ stage }) => [stage, ...reachableStages(stage, lifecycle)]));
  const columns = stages.filter((stage) => !isOver(lifecycle) || inUse.has(stage));

  const lastOver = useRef<UniqueIdentifier | null>(null);
  const said = (id: UniqueIdentifier, stage: UniqueIdentifier | undefined) => {
    const applicant = find(id);
    return {
      name: applicant?.applicantName ?? "",
      stage: stageNames((stage ?? applicant?.stage ?? "new") as Stage),
    };
  };
  const announcements: Announcements = {
    onDragStart({ active }) {
      lastOver.current = find(active.id)?.stage ?? null;
      return t("started", said(active.id, undefined));
    },
    onDragOver({ active, over }) {
      if (!over || over.id === lastOver.current) return;
      lastOver.current = over.id;
      return t("over", said(active.id, over.id));
    },
    onDragEnd({ active, over }) {
      const isMove = over && over.id !== find(active.id)?.stage;
      return t(isMove ? "dropped" : "stays", said(active.id, over?.id));
    },
    onDragCancel: ({ active }) => t("cancelled", said(active.id, undefined)),
  };

  function drop({ active, over }: DragEndEvent) {
    setCarriedId(null);
    const stage = reachable.find((each) => each === over?.id);
    if (stage) onMove(Number(active.id), stage);
  }

  return (
    <DndContext
      // The same on the server and in the browser.
      id="applicants"
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("instructions") } }}
      onDragStart={({ active }) => setCarriedId(Number(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setCarriedId(null)}
    >
      <div className="-mx-4 sm:-mx-6 flex snap-x scroll-px-4 items-stretch gap-3 overflow-x-auto px-4 pb-4 sm:scroll-px-6 sm:px-6">
        {columns.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            applicants={applicants.filter((each) => each.stage === stage)}
            actions={actions}
            isReachable={isReachable(stage)}
            isEnd={reachableStages(stage, lifecycle).length === 0}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {carried ? (
          <div className="cursor-grabbing rounded-lg border border-primary bg-card p-3 text-card-foreground shadow-lg">
            <CardContent applicant={carried} />
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
