"use client";

import { useEffect } from "react";
import { toast } from "@/lib/client/toast";
import { accessDeniedNotice } from "@/lib/features/accounts/policy";

/**
 * The 'Access Denied' toast of somebody whom the gate sent home from an admin page (decisions A10). The home page
 * is static, so the address says it; the parameter is taken out again, or a reload would repeat it.
 */
export function AccessDeniedNotice({ title, description }: { title: string; description: string }) {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (url.searchParams.get(accessDeniedNotice.parameter) !== accessDeniedNotice.value) return;
    url.searchParams.delete(accessDeniedNotice.parameter);
    window.history.replaceState(window.history.state, "", url);
    toast({ title, description, variant: "destructive" });
  }, [title, description]);
  return null;
}
