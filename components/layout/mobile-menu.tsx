"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "#texts";

const buttonClasses =
  "inline-flex size-11 items-center justify-center rounded-md text-foreground transition-colors hover:bg-muted";

/**
 * The navigation of narrow screens in a native modal <dialog>: the browser itself traps focus, closes on Escape
 * and gives focus back. Choosing a link or pressing outside closes it too.
 */
export function MobileMenu({
  openIcon,
  closeIcon,
  heading,
  className,
  children,
}: {
  openIcon: ReactNode;
  closeIcon: ReactNode;
  heading: ReactNode;
  /** For the button alone: a hidden dialog that is open would leave the page behind it dead. */
  className: string;
  children: ReactNode;
}) {
  const t = useTranslations("Shell.mobile");
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const onClick = (event: Event) => {
      const target = event.target as Element;
      // A press on the backdrop has the dialog itself as its target; its content covers all of it.
      if (target === dialog || target.closest("a")) dialog.close();
    };
    dialog.addEventListener("click", onClick);
    return () => dialog.removeEventListener("click", onClick);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label={t("open")}
        aria-haspopup="dialog"
        className={`${buttonClasses} ${className}`}
        onClick={() => dialogRef.current?.showModal()}
      >
        {openIcon}
      </button>
      <dialog
        ref={dialogRef}
        aria-label={t("title")}
        className="mr-0 ml-auto h-dvh max-h-none w-full max-w-sm bg-card text-card-foreground shadow-lg backdrop:bg-overlay open:animate-fade-in"
      >
        <div className="flex min-h-full flex-col">
          <form
            method="dialog"
            className="flex h-16 shrink-0 items-center justify-between gap-4 border-border border-b px-4"
          >
            {heading}
            <button type="submit" aria-label={t("close")} className={buttonClasses}>
              {closeIcon}
            </button>
          </form>
          {children}
        </div>
      </dialog>
    </>
  );
}
