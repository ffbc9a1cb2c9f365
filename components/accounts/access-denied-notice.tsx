"use client";

import { useEffect } from "react";
import { useTranslations } from "#texts";
import { deniedNotice } from "@/lib/features/accounts/denied-notice";

/**
 * The toast of somebody whom the gate sent home from an administrators' page (decisions A10), and their way in. The
 * home page is static, so the address says which. Few need it, so it is loaded then; where it cannot be, the address
 * keeps it for a reload.
 */
export function AccessDeniedNotice() {
  const t = useTranslations("Accounts.denied");
  const feedback = useTranslations("Feedback");
  const shell = useTranslations("Shell.account");
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has(deniedNotice.parameter)) return;
    import("./denied-toast").then(
      ({ showDeniedToast }) => showDeniedToast(t, { feedback, shell }),
      () => undefined,
    );
  }, [t, feedback, shell]);
  return null;
}
