"use client";

import * as TabsPrimitive from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export const Tabs = TabsPrimitive.Root;

/** The row of tabs; scrolls sideways rather than wrap or overflow. `aria-label` names it. */
export function TabsList({
  className,
  ...props
}: ComponentProps<typeof TabsPrimitive.List> & { "aria-label": string }) {
  return (
    <TabsPrimitive.List
      className={cn("flex gap-1 overflow-x-auto border-border border-b", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        "-mb-px min-h-11 shrink-0 border-transparent focus-visible:-outline-offset-2 border-b-2 px-4 font-medium text-muted-foreground transition-colors hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn("pt-6", className)} {...props} />;
}
