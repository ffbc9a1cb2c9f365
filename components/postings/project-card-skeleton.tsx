import { Skeleton } from "@/components/ui/skeleton";

/** The shape of a project card: title and badge, facts, three lines, skills, budget and button. */
function ProjectCardSkeleton() {
  return (
    <div className="flex flex-col rounded-lg border border-border bg-card p-5 shadow-sm sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-6 w-16" />
      </div>
      <div className="mt-3 flex gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-20" />
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
      <div className="mt-5 flex items-center justify-between border-border border-t pt-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-11 w-28 rounded-md" />
      </div>
    </div>
  );
}

/** Placeholder cards while projects load. The heading above them says so. */
export function ProjectGridSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      {["1", "2", "3", "4"].map((key) => (
        <ProjectCardSkeleton key={key} />
      ))}
    </div>
  );
}
