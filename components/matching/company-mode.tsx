"use client";

import { FilePlus2, FolderSearch, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { QueryProvider } from "@/lib/client/query-client";
import { factorKeys } from "@/lib/features/matching/factors";
import type { Selection } from "@/lib/features/matching/selection";
import { claims } from "@/lib/shared/brand";
import { fillText } from "@/lib/shared/fill-text";
import { ExistingProject } from "./existing-project";
import type { ModeProps } from "./expert-mode";

/** The company role (001 §2): experts for an open project or for one that nobody has posted. */
export function CompanyMode({ onPost, ...props }: ModeProps & { onPost: () => void }) {
  const { selection, select, texts } = props;
  const t = texts.company;
  const choose = (mode: Selection["mode"]) =>
    mode !== selection.mode && select({ mode, projectId: null, includeApplied: false });
  return (
    <QueryProvider>
      <div className="space-y-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <p className="min-w-0 max-w-reading flex-1 basis-72 text-muted-foreground">
            {fillText(t.blurb, { factors: claims.matching.factors, parts: factorKeys.length })}
          </p>
          <Button variant="accent" onClick={onPost}>
            <FilePlus2 aria-hidden />
            {t.post}
          </Button>
        </div>
        <fieldset className="min-w-0">
          <legend className="font-medium">{t.modeLabel}</legend>
          <div className="mt-3 grid gap-4 md:grid-cols-2">
            <ModeButton
              icon={<FolderSearch />}
              texts={t.existing}
              isChosen={selection.mode === "existing-project"}
              onChoose={() => choose("existing-project")}
            />
            <ModeButton
              icon={<PencilLine />}
              texts={t.custom}
              isChosen={selection.mode === "custom-project"}
              onChoose={() => choose("custom-project")}
            />
          </div>
        </fieldset>
        {selection.mode === "existing-project" ? <ExistingProject {...props} /> : null}
      </div>
    </QueryProvider>
  );
}

function ModeButton({
  icon,
  texts,
  isChosen,
  onChoose,
}: {
  icon: ReactNode;
  texts: { action: string; description: string };
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        "flex items-start gap-4 rounded-lg border bg-card p-4 text-left transition-colors hover:bg-muted sm:p-5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0",
        isChosen ? "border-primary ring-1 ring-primary" : "border-border",
      )}
    >
      <span aria-hidden className="text-primary">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{texts.action}</span>
        <span className="block text-muted-foreground">{texts.description}</span>
      </span>
    </button>
  );
}
