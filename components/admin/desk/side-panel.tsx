"use client";

import { X } from "lucide-react";
import * as Dialog from "radix-ui/dialog";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";

const wide = "(min-width: 80rem)";
const subscribe = (listen: () => void) => {
  const query = window.matchMedia?.(wide);
  query?.addEventListener("change", listen);
  return () => query?.removeEventListener("change", listen);
};
const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(wide)?.matches ?? true,
    () => true,
  );

/** A list with the panel of one of its rows beside it. */
export function WithPanel({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <div className={panel ? "xl:grid xl:grid-cols-[minmax(0,1fr)_27rem] xl:gap-4" : undefined}>
      <div className="min-w-0">{children}</div>
      {panel}
    </div>
  );
}

type SidePanelProps = {
  title: string;
  /** Where what it shows stands, and what can be done with it. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** Beside the list where there is room, over it where there is none. Escape closes it. */
export function SidePanel(props: SidePanelProps) {
  return useIsWide() ? <Beside {...props} /> : <Over {...props} />;
}

function Beside({ title, actions, onClose, children }: SidePanelProps) {
  const t = useTranslations("Actions");
  const heading = useRef<HTMLHeadingElement>(null);
  // Who opened it by keyboard goes on reading here.
  useEffect(() => {
    void title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <aside
      aria-label={title}
      className="sticky top-16 flex max-h-[calc(100dvh-5rem)] flex-col self-start rounded-lg border border-border bg-card"
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <div className="flex items-start gap-2 border-border border-b p-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className="wrap-anywhere min-w-0 flex-1 font-semibold text-lg outline-none"
        >
          {title}
        </h2>
        <Button variant="ghost" size="icon" className="-mt-2 -mr-2" aria-label={t("close")} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {actions ? (
        <div className="flex flex-wrap items-center gap-2 border-border border-b p-3">{actions}</div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label={title} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-4">
        {children}
      </section>
    </aside>
  );
}

function Over({ title, actions, onClose, children }: SidePanelProps) {
  const t = useTranslations("Actions");
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-xl flex-col border-border border-l bg-card text-card-foreground shadow-lg"
        >
          <div className="flex items-start gap-2 border-border border-b p-4">
            <Dialog.Title className="wrap-anywhere min-w-0 flex-1 font-semibold text-lg">
              {title}
            </Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="ghost" size="icon" className="-mt-2 -mr-2" aria-label={t("close")}>
                <X aria-hidden />
              </Button>
            </Dialog.Close>
          </div>
          {actions ? (
            <div className="flex flex-wrap items-center gap-2 border-border border-b p-3">{actions}</div>
          ) : null}
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
