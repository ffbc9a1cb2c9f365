import { Skeleton } from "@/components/ui/skeleton";

/** The shape of an expert card: portrait, name, title, heart, three lines, three skills, facts, rate and button. */
export function ExpertCardSkeleton() {
  return (
    <div className="flex h-full flex-col rounded-lg border border-border bg-card p-5 shadow-sm sm:p-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
        <Skeleton className="mt-0.5 size-6 self-start rounded-full" />
      </div>
      <div className="mt-5 space-y-2">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <div className="mt-5 flex gap-2">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-6 w-16" />
      </div>
      <div className="mt-5 flex justify-between gap-4">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-5 w-20" />
      </div>
      <div className="mt-6 flex items-center justify-between">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-11 w-32 rounded-md" />
      </div>
    </div>
  );
}

/** Placeholder cards while experts load, six by default (spec 000 §2); `label` says so to screen readers. */
export function ExpertGridSkeleton({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <ExpertCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
