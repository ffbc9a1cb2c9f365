import type { ComponentProps } from "react";
import { EmptyState } from "@/components/feedback/empty-state";
import { PageShell } from "./page-shell";

/** A whole page that says why there is nothing here, and where to go instead. */
export function DeadEnd(props: Omit<ComponentProps<typeof EmptyState>, "as">) {
  return (
    <PageShell width="narrow" className="sm:py-20">
      <EmptyState as="h1" {...props} />
    </PageShell>
  );
}
