"use client";

import { useSyncExternalStore } from "react";
import { applyTheme } from "./apply-theme";
import { showRememberedSession } from "./remembered-session";

const systemTheme = "(prefers-color-scheme: dark)";

/** Runs before the first paint. A browser that renders the page itself gets data instead: it would not run a script. */
export function FirstPaintScript() {
  const onServer = typeof window === "undefined";
  return (
    <script
      suppressHydrationWarning
      type={onServer ? undefined : "application/json"}
      dangerouslySetInnerHTML={{ __html: onServer ? `(${applyTheme})();(${showRememberedSession})()` : "" }}
    />
  );
}

/** Changes the theme at once: no colour fades by itself. */
function atOnce(change: () => void): void {
  const { classList } = document.documentElement;
  classList.add("changes-theme");
  change();
  // The new colours are drawn before transitions are allowed again.
  getComputedStyle(document.documentElement).getPropertyValue("color");
  setTimeout(() => classList.remove("changes-theme"), 1);
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const follow = () => {
    atOnce(applyTheme);
    listener();
  };
  const system = window.matchMedia?.(systemTheme);
  listeners.add(listener);
  system?.addEventListener("change", follow);
  // Another tab has changed it.
  window.addEventListener("storage", follow);
  // A document that the browser has made itself has no theme yet.
  applyTheme();
  return () => {
    listeners.delete(listener);
    system?.removeEventListener("change", follow);
    window.removeEventListener("storage", follow);
  };
}

const isDark = () => document.documentElement.classList.contains("dark");

/** Goes over to the other theme; to the system's choice where that is the same. */
function toggle(): void {
  const next = isDark() ? "light" : "dark";
  try {
    const isSystems = window.matchMedia(systemTheme).matches === (next === "dark");
    localStorage.setItem("theme", isSystems ? "system" : next);
  } catch {
    // The storage is forbidden: it holds for this page.
  }
  atOnce(() => document.documentElement.classList.toggle("dark", next === "dark"));
  for (const listener of listeners) listener();
}

/** `isDark` is undefined until the page is hydrated. */
export function useThemeToggle(): { isDark: boolean | undefined; toggle: () => void } {
  return { isDark: useSyncExternalStore<boolean | undefined>(subscribe, isDark, () => undefined), toggle };
}
