"use client";

import { useTranslations } from "#texts";
import { ApiError } from "@/lib/client/api";
import { openPage } from "@/lib/client/open-page";
import { toast } from "@/lib/client/toast";

/**
 * Tells somebody who is no administrator any more, and sends them home after a second (001 §6).
 * @returns a function that says whether an error was that; every other error is the caller's to show
 */
export function useDenied(): (error: unknown) => boolean {
  const t = useTranslations("Admin.denied");
  return (error) => {
    if (!(error instanceof ApiError) || ![401, 403].includes(error.status)) return false;
    toast({ title: t("title"), description: t("description"), variant: "destructive" });
    window.setTimeout(() => openPage("/"), 1000);
    return true;
  };
}
