"use client";

import { Printer, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import type { GeneratedContract } from "@/lib/features/contracts/schemas";

/** A contract to read and print, in a frame that runs no script; it is paper-white in both themes. */
export function ContractViewer({ contract, hide }: { contract: GeneratedContract; hide: () => void }) {
  const t = useTranslations("ContractDialog.results");
  const terms = useTranslations("ContractTerms");
  const sectionRef = useRef<HTMLElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const title = terms(contract.type === "client" ? "clientTitle" : "expertTitle");
  useEffect(() => {
    sectionRef.current?.scrollIntoView?.({ block: "nearest" });
  }, []);

  return (
    <section ref={sectionRef} aria-label={title} className="overflow-hidden rounded-lg border border-border">
      <div className="flex flex-wrap items-center justify-between gap-2 border-border border-b bg-muted px-4 py-2">
        <h4 className="font-semibold">{title}</h4>
        <div className="flex gap-2">
          <Button variant="outline" onClick={() => frameRef.current?.contentWindow?.print()}>
            <Printer aria-hidden />
            {t("print")}
          </Button>
          <Button variant="ghost" size="icon" aria-label={t("hide")} onClick={hide}>
            <X aria-hidden />
          </Button>
        </div>
      </div>
      {/* Same origin, so that this page may print it; no scripts, so that nothing in it could use that. */}
      <iframe
        ref={frameRef}
        title={title}
        srcDoc={contract.html}
        sandbox="allow-same-origin allow-modals"
        className="block h-120 w-full"
      />
    </section>
  );
}
