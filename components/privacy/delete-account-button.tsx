"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/lib/client/use-hydrated";

const DeleteAccountDialog = lazy(() => import("./delete-account-dialog"));

/** Opens the dialog, which is loaded only then. */
export function DeleteAccountButton({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations("Account.delete");
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
        {t("action")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DeleteAccountDialog
            hasPassword={hasPassword}
            onClose={() => setIsOpen(false)}
            onClosed={() => buttonRef.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
