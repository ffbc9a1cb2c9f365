"use client";

import { FilePlus2, FolderSearch, PencilLine } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { QueryProvider } from "@/lib/client/query-client";
import { factorKeys } from "@/lib/features/matching/factors";
import type { Selection } from "@/lib/features/matching/selection";
import { claims } from "@/lib/shared/brand";
import { ExistingProject } from "./existing-project";
import type { ModeProps } from "./expert-mode";

// With it come the posting form and the validation library.
const CustomProject = lazy(async () => ({ default: (await import("./custom-project")).CustomProject }));

/** The company role (001 §2): experts for an open project or for one that nobody has posted. */
export function CompanyMode({ onPost, ...props }: ModeProps & { onPost: () => void }) {
  const t = useTranslations("Recommendations");
  const posting = useTranslations("Posting.dialog");
  const feedback = useTranslations("Feedback");
  const { selection, select } = props;
  const choose = (mode: Selection["mode"]) =>
    mode !== selection.mode && select({ mode, projectId: null, includeApplied: false });
  return (
    <QueryProvider>
      <div className="space-y-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <p className="min-w-0 max-w-reading flex-1 basis-72 text-muted-foreground">
            {t("company.blurb", { factors: claims.matching.factors, parts: factorKeys.length })}
          </p>
          <Button variant="outline" onClick={onPost}>
            <FilePlus2 aria-hidden />
            {posting("title")}
          </Button>
        </div>
        <fieldset className="min-w-0">
          <legend className="font-medium">{t("company.modeLabel")}</legend>
          <div className="mt-3 grid gap-4 md:grid-cols-2">
            <ModeButton
              icon={<FolderSearch />}
              kind="existing"
              isChosen={selection.mode === "existing-project"}
              onChoose={() => choose("existing-project")}
            />
            <ModeButton
              icon={<PencilLine />}
              kind="custom"
              isChosen={selection.mode === "custom-project"}
              onChoose={() => choose("custom-project")}
            />
          </div>
        </fieldset>
        {selection.mode === "existing-project" ? <ExistingProject {...props} /> : null}
        {selection.mode === "custom-project" ? (
          <Suspense fallback={<FormSkeleton label={feedback("loading")} />}>
            <CustomProject />
          </Suspense>
        ) : null}
      </div>
    </QueryProvider>
  );
}

function ModeButton({
  icon,
  kind,
  isChosen,
  onChoose,
}: {
  icon: ReactNode;
  kind: "existing" | "custom";
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useTranslations("Recommendations.company");
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
        <span className="block font-semibold">{t(`${kind}.action`)}</span>
        <span className="block text-muted-foreground">{t(`${kind}.description`)}</span>
      </span>
    </button>
  );
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="space-y-4 rounded-lg border border-border bg-card p-5 shadow-sm sm:p-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-5 w-1/4" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
