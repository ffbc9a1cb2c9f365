"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { ErrorState } from "@/components/feedback/error-state";
import { Button } from "@/components/ui/button";

/** What could not be loaded, the way to try again, and what else may help. */
export function LoadError({
  title,
  onRetry,
  as,
  children,
}: {
  title: string;
  onRetry: () => void;
  as?: "h2" | "h3";
  children?: ReactNode;
}) {
  const t = useTranslations("Actions");
  return (
    <ErrorState
      as={as}
      title={title}
      action={
        <>
          <Button variant="outline" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
          {children}
        </>
      }
    />
  );
}
