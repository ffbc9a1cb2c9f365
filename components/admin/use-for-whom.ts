"use client";

import { useSearchParams } from "next/navigation";

/** For whom something is made by hand, as the page that led here knows them; empty for what it does not. */
export function useForWhom(): { name: string; email: string; company: string } {
  const query = useSearchParams();
  const of = (name: string) => query.get(name) ?? "";
  return { name: of("name"), email: of("email"), company: of("company") };
}
