import { type DragEvent, useState } from "react";

/**
 * A place that a file can be dropped on.
 * @param onFile gets the first of what was dropped
 * @returns `isOver` while something hovers, and what the place listens to
 */
export function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false);
  const listeners = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  return { isOver, listeners };
}
