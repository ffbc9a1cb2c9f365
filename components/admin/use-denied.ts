"use client";

import { useTranslations } from "#texts";
import { ApiError, isSessionEnded } from "@/lib/client/api";
import { openPage } from "@/lib/client/open-page";
import { toast } from "@/lib/client/toast";

/**
 * Tells somebody who is no administrator any more, and sends them home after a second (001 §6); and somebody who is
 * signed out and did not sign in again that nothing was done, and leaves everything as it stands.
 * @returns a function that says whether an error was one of these; every other error is the caller's to show
 */
export function useDenied(): (error: unknown) => boolean {
  const t = useTranslations("Admin.denied");
  const signedOut = useTranslations("Admin.signedOut");
  return (error) => {
    if (isSessionEnded(error)) {
      toast({
        title: signedOut("title"),
        description: signedOut("notDone"),
        variant: "destructive",
      });
      return true;
    }
    if (!(error instanceof ApiError) || error.status !== 403) return false;
    toast({ title: t("title"), description: t("description"), variant: "destructive" });
    window.setTimeout(() => openPage("/"), 1000);
    return true;
  };
}
