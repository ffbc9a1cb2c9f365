import { PageShell } from "@/components/layout/page-shell";
import { Skeleton } from "@/components/ui/skeleton";

/** The shape of a page with a title and a block of content, for loading.tsx of screens rendered per request. */
export function PageSkeleton({ label, width }: { label: string; width?: "page" | "narrow" }) {
  return (
    <PageShell width={width}>
      <div role="status">
        <span className="sr-only">{label}</span>
        <Skeleton className="h-10 w-3/5 max-w-md" />
        <Skeleton className="mt-3 h-5 w-4/5 max-w-xl" />
        <div className="mt-8 space-y-4 rounded-lg border border-border bg-card p-6">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-5 w-1/4" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      </div>
    </PageShell>
  );
}
