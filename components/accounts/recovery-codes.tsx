"use client";

import { useTranslations } from "#texts";
import { DoneNotice } from "@/components/feedback/notice";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";

/** The recovery codes, the one time that they can be read. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations("TwoFactor");
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ title: t("copied") });
    } catch {
      toast({ title: t("failedTitle"), variant: "destructive" });
    }
  }
  return (
    <div className="space-y-5">
      <DoneNotice title={t("codesTitle")}>
        <p>{t("codesDescription")}</p>
      </DoneNotice>
      <ul className="grid max-w-md gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={copy}>
          {t("copy")}
        </Button>
        <Button variant="accent" onClick={onKept}>
          {t("kept")}
        </Button>
      </div>
    </div>
  );
}
