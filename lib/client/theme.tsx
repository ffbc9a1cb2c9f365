"use client";

import { ThemeProvider as NextThemesProvider, useTheme } from "next-themes";
import type { ReactNode } from "react";
import { useHydrated } from "@/lib/client/use-hydrated";

/** Light or dark by the `dark` class on <html>: the system's choice until the person makes another. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemesProvider
      attribute="class"
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
      // React warns about a script that it renders in the browser, where it would not run; data does not run anyway.
      scriptProps={typeof window === "undefined" ? {} : { type: "application/json" }}
    >
      {children}
    </NextThemesProvider>
  );
}

/**
 * `isDark` is undefined until the page is hydrated. `toggle` goes back to following the system when the
 * choice agrees with it.
 */
export function useThemeToggle(): { isDark: boolean | undefined; toggle: () => void } {
  const { resolvedTheme, systemTheme, setTheme } = useTheme();
  const hydrated = useHydrated();
  const isDark = resolvedTheme === "dark";
  return {
    isDark: hydrated ? isDark : undefined,
    toggle: () => {
      const next = isDark ? "light" : "dark";
      setTheme(next === systemTheme ? "system" : next);
    },
  };
}
