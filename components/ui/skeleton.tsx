import { cn } from "./cn";

/** A grey shape where text or a picture will be. Hidden from screen readers: the wrapper says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-pulse rounded-sm bg-muted", className)} />;
}
