import type { PersonSummary } from "@/lib/features/people/schemas";

export const stateVariants = {
  active: "success",
  unverified: "warning",
  suspended: "destructive",
} as const satisfies Record<PersonSummary["status"], string>;
