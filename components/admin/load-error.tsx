"use client";

import { useTranslations } from "#texts";
import { ErrorState } from "@/components/feedback/error-state";
import { Button } from "@/components/ui/button";

/** What could not be loaded, and the way to try again. */
export function LoadError({ title, onRetry, as }: { title: string; onRetry: () => void; as?: "h2" | "h3" }) {
  const t = useTranslations("Actions");
  return (
    <ErrorState
      as={as}
      title={title}
      action={
        <Button variant="outline" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    />
  );
}
