"use client";

import { useEffect } from "react";
import { toast } from "@/lib/client/toast";
import { type DeniedNotice, deniedNotice } from "@/lib/features/accounts/policy";

/**
 * The toast of somebody whom the gate sent home from an administrators' page (decisions A10). The home page is
 * static, so the address says which; the parameter is taken out again, or a reload would repeat it.
 */
export function AccessDeniedNotice({
  texts,
}: {
  texts: Record<DeniedNotice, { title: string; description: string }>;
}) {
  useEffect(() => {
    const url = new URL(window.location.href);
    const wanted = url.searchParams.get(deniedNotice.parameter);
    const notice = deniedNotice.values.find((value) => value === wanted);
    if (!notice) return;
    url.searchParams.delete(deniedNotice.parameter);
    window.history.replaceState(window.history.state, "", url);
    toast({ ...texts[notice], variant: "destructive" });
  }, [texts]);
  return null;
}
