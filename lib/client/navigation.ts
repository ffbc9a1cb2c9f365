"use client";

// biome-ignore lint/style/noRestrictedImports: these are the house's own hooks, made of Next's.
import { usePathname as useNextPathname, useRouter as useNextRouter } from "next/navigation";
import { useMemo } from "react";
import { localePath, withoutLocale } from "@/lib/shared/locales";
import { useLocale } from "./texts";

/** Next's router for the pages of the site: paths are written without the prefix of the page's language. */
export function useRouter(): ReturnType<typeof useNextRouter> {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(
    () => ({
      ...router,
      push: (path, ...options) => router.push(localePath(locale, path), ...options),
      replace: (path, ...options) => router.replace(localePath(locale, path), ...options),
    }),
    [router, locale],
  );
}

/** The path of the page that is open, without the prefix of its language. */
export const usePathname = (): string => withoutLocale(useNextPathname());
