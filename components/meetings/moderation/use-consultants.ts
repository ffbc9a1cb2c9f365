"use client";

import { useQuery } from "@tanstack/react-query";
import { consultantsQuery } from "@/lib/features/meetings/consultant-client";
import type { AdminConsultant } from "@/lib/features/meetings/consultant-schemas";

/** Who holds or has held meetings; nobody while there is one alone, whom every meeting is with, and until they are known. */
export function useConsultants(): readonly AdminConsultant[] {
  const { data = [] } = useQuery(consultantsQuery);
  return data.length > 1 ? data : [];
}
