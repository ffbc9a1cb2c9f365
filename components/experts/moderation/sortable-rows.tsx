"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { createContext, type ReactNode, useContext, useRef } from "react";
import { useTranslations } from "#texts";
import { cn } from "@/components/ui/cn";

type Handle = Pick<
  ReturnType<typeof useSortable>,
  "attributes" | "listeners" | "setActivatorNodeRef" | "isDragging"
>;
const HandleContext = createContext<Handle | null>(null);

/** What the handle of the row around it needs; null where rows stay where they are. */
export const useRowHandle = () => useContext(HandleContext);

/**
 * Rows that are put into another order with the mouse, a finger or the keyboard. What happens is said to screen
 * readers in words and places, not in numbers of rows.
 * @param firstPlace the place in the whole list that the first row has
 */
export function SortableRows({
  items,
  firstPlace,
  isDisabled,
  onMove,
  children,
}: {
  items: readonly { id: number; name: string }[];
  firstPlace: number;
  isDisabled: boolean;
  /** Places in the whole list, from 1. */
  onMove: (id: number, place: number) => void;
  children: ReactNode;
}) {
  const t = useTranslations("AdminExperts.drag");
  const sensors = useSensors(
    // A click on the handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const placeOf = (id: UniqueIdentifier) => firstPlace + ids.indexOf(Number(id));
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? "";

  const lastOver = useRef<UniqueIdentifier | null>(null);
  const announcements: Announcements = {
    onDragStart({ active }) {
      lastOver.current = active.id;
      return t("started", { name: nameOf(active.id), place: placeOf(active.id) });
    },
    onDragOver({ active, over }) {
      // A row that was picked up is at once over its own place, which would drown that it was picked up.
      if (!over || over.id === lastOver.current) return;
      lastOver.current = over.id;
      return t("over", { name: nameOf(active.id), place: placeOf(over.id) });
    },
    onDragEnd: ({ active, over }) =>
      t("dropped", { name: nameOf(active.id), place: placeOf(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t("cancelled", { name: nameOf(active.id), place: placeOf(active.id) }),
  };

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(Number(active.id), placeOf(over.id));
  }

  return (
    <DndContext
      // The same on the server and in the browser.
      id="admin-experts"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("instructions") } }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** A table row that its handle drags; upwards and downwards only. */
export function SortableRow({
  id,
  className,
  children,
}: {
  id: UniqueIdentifier;
  className: string;
  children: ReactNode;
}) {
  const t = useTranslations("AdminExperts.drag");
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t("role") } });
  return (
    <tr
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform && { ...transform, x: 0 }),
        transition,
      }}
      className={cn(className, isDragging && "relative z-10 bg-secondary shadow-lg")}
    >
      <HandleContext value={{ attributes, listeners, setActivatorNodeRef, isDragging }}>
        {children}
      </HandleContext>
    </tr>
  );
}
