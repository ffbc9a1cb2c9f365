"use client";

import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { useHydrated } from "@/lib/client/use-hydrated";

const Palette = lazy(() => import("./palette"));

/** Opens the palette; so do Ctrl and K, and on a Mac Command and K. */
export function PaletteButton() {
  const t = useTranslations("AdminPalette");
  const [isOpen, setIsOpen] = useState(false);
  const isMac = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setIsOpen((open) => !open);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className="inline-flex h-11 min-w-11 items-center gap-2 rounded-md border border-input bg-card px-3 text-muted-foreground hover:bg-muted hover:text-foreground sm:w-72 lg:h-9"
      >
        <Search aria-hidden className="size-4" />
        <span className="flex-1 truncate text-left text-sm max-sm:sr-only">{t("button")}</span>
        <kbd aria-hidden className="font-mono text-xs max-sm:hidden">
          {isMac ? "⌘K" : "Ctrl K"}
        </kbd>
      </button>
      <Suspense fallback={null}>{isOpen ? <Palette onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  );
}
