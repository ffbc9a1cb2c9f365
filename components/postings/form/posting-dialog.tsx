"use client";

import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { PostingForm, type PostingFormProps } from "./posting-form";

const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

export interface PostingDialogProps extends Omit<PostingFormProps, "mode" | "onUnsent" | "onSending"> {
  isOpen: boolean;
  close: () => void;
}

/**
 * 'Post New Project' (001 §2): the posting form in a dialog. It asks before it closes over something that was typed
 * and not sent, although that stays as a draft. Load it when it is first opened.
 */
export function PostingDialog({ isOpen, close, ...form }: PostingDialogProps) {
  const t = useTranslations("Posting.dialog");
  const actions = useTranslations("Actions");
  const editing = useTranslations("Editing");
  const isUnsent = useRef(false);
  const isSending = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const keepUnsent = useCallback((value: boolean) => {
    isUnsent.current = value;
  }, []);
  const keepSending = useCallback((value: boolean) => {
    isSending.current = value;
  }, []);

  function leave() {
    // The answer of a post under way would have no place to be shown.
    if (isSending.current) return;
    if (isUnsent.current) setIsAsking(true);
    else close();
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : leave())}>
      <DialogContent
        title={t("title")}
        description={t("description")}
        closeLabel={actions("close")}
        width="lg"
        // A click beside a long form is rarely meant, and toasts are beside it too.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <PostingForm
          {...form}
          mode="post"
          onUnsent={keepUnsent}
          onSending={keepSending}
          onSubmitted={(created) => {
            form.onSubmitted?.(created);
            close();
          }}
        />
        {isAsking ? (
          <Suspense fallback={null}>
            <ConfirmDialog
              title={t("askTitle")}
              description={t("ask")}
              confirm={t("leave")}
              keep={editing("keep")}
              close={actions("close")}
              onKeep={() => setIsAsking(false)}
              onConfirm={() => {
                setIsAsking(false);
                close();
              }}
            />
          </Suspense>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
