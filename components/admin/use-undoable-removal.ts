"use client";

import { useAdminAction } from "./use-admin-action";
import { useUndoable } from "./use-undoable";

/**
 * Takes rows away one at a time, each after a moment in which it can come back.
 * @returns `isGone`, whether a row is on its way out and not to be shown, and `remove` with the words of its toast
 */
export function useUndoableRemoval(
  action: Pick<Parameters<typeof useAdminAction<number>>[0], "run" | "paths" | "failure">,
) {
  const removal = useAdminAction(action);
  const undoable = useUndoable<"remove">();
  return {
    isGone: ({ id }: { id: number }) =>
      undoable.waiting.has(id) || (removal.isPending && removal.variables === id),
    remove: (id: number, title: string) => undoable.start("remove", [id], title, () => removal.mutate(id)),
  };
}
