"use client";

import { useEffect } from "react";
import { useTranslations } from "#texts";
import { toast } from "@/lib/client/toast";
import { deniedNotice } from "@/lib/features/accounts/policy";

/**
 * The toast of somebody whom the gate sent home from an administrators' page (decisions A10). The home page is
 * static, so the address says which; the parameter is taken out again, or a reload would repeat it.
 */
export function AccessDeniedNotice() {
  const t = useTranslations("Accounts.denied");
  useEffect(() => {
    const url = new URL(window.location.href);
    const wanted = url.searchParams.get(deniedNotice.parameter);
    const notice = deniedNotice.values.find((value) => value === wanted);
    if (!notice) return;
    url.searchParams.delete(deniedNotice.parameter);
    window.history.replaceState(window.history.state, "", url);
    toast({ title: t(`${notice}.title`), description: t(`${notice}.description`), variant: "destructive" });
  }, [t]);
  return null;
}
