"use client";

import { RotateCcw } from "lucide-react";
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import type { PostingDialogProps } from "@/components/postings/form/posting-dialog";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/lib/client/toast";
import { nothingSelected, type Selection } from "@/lib/features/matching/selection";
import { RoleChoice } from "./role-choice";
import { AddressReader, useSelection } from "./use-selection";
import { WishField } from "./wish-field";

// Most visitors take one way only.
const ExpertMode = lazy(async () => ({ default: (await import("./expert-mode")).ExpertMode }));
const WishResults = lazy(async () => ({ default: (await import("./wish-results")).WishResults }));
const CompanyMode = lazy(async () => ({ default: (await import("./company-mode")).CompanyMode }));

/** The recommendations page (001 §2, §4): a role first, then its matching. */
export function RecommendationsScreen() {
  const t = useTranslations("Recommendations");
  const feedback = useTranslations("Feedback");
  const crumbs = useTranslations("Breadcrumb");
  const { selection, select, read, wishes, wish } = useSelection();
  const [readings, setReadings] = useState(0);
  const { role } = selection;
  const [PostDialog, setPostDialog] = useState<ComponentType<PostingDialogProps>>();
  const [isPosting, setIsPosting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);

  // What was pressed has gone with the last view.
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = false;
  }, [role]);

  // Radix gives focus back to a trigger only, which this dialog has not.
  const opener = useRef<Element | null>(null);
  const wasPosting = useRef(false);
  useEffect(() => {
    if (wasPosting.current && !isPosting) {
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      ((isThere ? opener.current : heading.current) as HTMLElement | null)?.focus();
    }
    wasPosting.current = isPosting;
  }, [isPosting]);

  function move(wanted: Partial<Selection>, options?: { quietly: boolean }) {
    hasMoved.current = true;
    select({ ...nothingSelected, ...wanted }, options);
  }

  /** Opens the post dialog, in the company role (001 §2). It comes with its form at the first opening. */
  function post(options?: { quietly: boolean }) {
    opener.current = document.activeElement;
    if (role !== "company") move({ role: "company" }, options);
    import("@/components/postings/form/posting-dialog").then(
      (module) => {
        setPostDialog(() => module.PostingDialog);
        setIsPosting(true);
      },
      () =>
        toast({ title: feedback("failed"), description: t("dialog.description"), variant: "destructive" }),
    );
  }

  /** ?postProject=true opens the dialog and leaves the address. */
  function readAddress() {
    const isPost = new URLSearchParams(window.location.search).get("postProject") === "true";
    if (isPost) post({ quietly: true });
    else read();
  }

  const mode = { selection, select };
  return (
    <PageShell>
      <Suspense fallback={null}>
        <AddressReader onChange={readAddress} />
      </Suspense>
      <Breadcrumb
        label={crumbs("label")}
        items={[{ label: crumbs("home"), href: "/" }, { label: t("breadcrumb.here") }]}
      />
      <PageHeader
        className="mt-2"
        title={t("title")}
        description={role === null ? t("intro") : undefined}
        actions={
          role === null ? null : (
            <Button variant="outline" onClick={() => move(nothingSelected)}>
              <RotateCcw aria-hidden />
              {t("changeRole")}
            </Button>
          )
        }
      />
      {role === null ? (
        <div className="space-y-12">
          <WishField
            isAnswered={wishes.length > 0}
            onRead={(found) => {
              setReadings(readings + 1);
              wish(found);
            }}
          />
          {wishes.length > 0 ? (
            <Suspense fallback={<ModeSkeleton label={feedback("loading")} />}>
              <WishResults
                wishes={wishes}
                readings={readings}
                onChange={(wanted) => wish(wanted, { quietly: true })}
              />
            </Suspense>
          ) : null}
          <RoleChoice
            headingRef={heading}
            onRole={(chosen) => move({ role: chosen })}
            onPost={() => post()}
          />
        </div>
      ) : (
        <section aria-labelledby="mode-title">
          <h2 ref={heading} id="mode-title" tabIndex={-1} className="mb-2 text-heading">
            {t(`${role}.title`)}
          </h2>
          <Suspense fallback={<ModeSkeleton label={feedback("loading")} />}>
            {role === "expert" ? <ExpertMode {...mode} /> : <CompanyMode {...mode} onPost={() => post()} />}
          </Suspense>
        </section>
      )}
      {PostDialog ? <PostDialog isOpen={isPosting} close={() => setIsPosting(false)} /> : null}
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
