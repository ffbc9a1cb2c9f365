"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/lib/client/use-hydrated";
import type { DeletionTexts } from "./account-texts";

const DeleteAccountDialog = lazy(() => import("./delete-account-dialog"));

/** Opens the dialog, which is loaded only then. */
export function DeleteAccountButton({
  texts,
  locale,
  hasPassword,
}: {
  texts: DeletionTexts;
  locale: string;
  hasPassword: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isReady = useHydrated();
  return (
    <>
      <Button
        ref={buttonRef}
        variant="outline"
        className="border-destructive text-destructive"
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {texts.action}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DeleteAccountDialog
            texts={texts}
            locale={locale}
            hasPassword={hasPassword}
            onClose={() => setIsOpen(false)}
            onClosed={() => buttonRef.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
