"use client";

import { RotateCcw } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { nothingSelected } from "@/lib/features/matching/selection";
import type { ModeProps } from "./expert-mode";
import { RoleChoice } from "./role-choice";
import { AddressReader, useSelection } from "./use-selection";

// Most visitors take one way only.
const ExpertMode = lazy(async () => ({ default: (await import("./expert-mode")).ExpertMode }));
const CompanyMode = lazy(async () => ({ default: (await import("./company-mode")).CompanyMode }));

export type RecommendationsScreenProps = Omit<ModeProps, "selection" | "select">;

/** The recommendations page (001 §2, §4): a role first, then its matching. */
export function RecommendationsScreen(props: RecommendationsScreenProps) {
  const { texts } = props;
  const { selection, select, read } = useSelection();
  const { role } = selection;
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  // What was pressed has gone with the last view.
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = false;
  }, [role]);

  function move(wanted: Partial<typeof selection>) {
    moved.current = true;
    select({ ...nothingSelected, ...wanted });
  }

  function post() {
    select({ ...nothingSelected, role: "company" });
  }

  const mode = { ...props, selection, select };
  return (
    <PageShell>
      <Suspense fallback={null}>
        <AddressReader onChange={read} />
      </Suspense>
      <Breadcrumb
        label={texts.breadcrumb.label}
        items={[{ label: texts.breadcrumb.home, href: "/" }, { label: texts.breadcrumb.here }]}
      />
      <PageHeader
        className="mt-2"
        title={texts.title}
        description={role === null ? texts.intro : undefined}
        actions={
          role === null ? null : (
            <Button variant="outline" onClick={() => move(nothingSelected)}>
              <RotateCcw aria-hidden />
              {texts.changeRole}
            </Button>
          )
        }
      />
      {role === null ? (
        <RoleChoice
          texts={texts.role}
          headingRef={heading}
          onRole={(chosen) => move({ role: chosen })}
          onPost={post}
        />
      ) : (
        <section aria-labelledby="mode-title">
          <h2 ref={heading} id="mode-title" tabIndex={-1} className="mb-2 text-heading">
            {texts[role].title}
          </h2>
          <Suspense fallback={<ModeSkeleton label={texts.loading} />}>
            {role === "expert" ? <ExpertMode {...mode} /> : <CompanyMode {...mode} onPost={post} />}
          </Suspense>
        </section>
      )}
    </PageShell>
  );
}

function ModeSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-4/5 max-w-xl" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
      </div>
    </div>
  );
}
