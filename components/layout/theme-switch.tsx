"use client";

import type { ReactNode } from "react";
import { useThemeToggle } from "@/lib/client/theme";

/** Dark theme on or off. Which of the two icons shows is decided by CSS, before the script has loaded. */
export function ThemeSwitch({
  label,
  lightIcon,
  darkIcon,
}: {
  label: string;
  lightIcon: ReactNode;
  darkIcon: ReactNode;
}) {
  const { isDark, toggle } = useThemeToggle();
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isDark}
      title={label}
      onClick={toggle}
      className="inline-flex size-11 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
    >
      <span className="dark:hidden">{darkIcon}</span>
      <span className="hidden dark:inline">{lightIcon}</span>
    </button>
  );
}
