"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";

/** Asks before something is lost; the way back is the first choice. Loaded when it is first needed. */
export default function ConfirmDialog({
  title,
  description,
  confirm,
  keep,
  close,
  onConfirm,
  onKeep,
}: {
  title: string;
  description: ReactNode;
  confirm: string;
  keep: string;
  close: string;
  onConfirm: () => void;
  onKeep: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onKeep()}>
      <DialogContent role="alertdialog" width="sm" title={title} description={description} closeLabel={close}>
        <DialogFooter className="mt-0">
          <Button variant="destructive" onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="outline" onClick={onKeep}>
            {keep}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
