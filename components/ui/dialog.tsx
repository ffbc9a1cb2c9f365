"use client";

import { X } from "lucide-react";
import * as DialogPrimitive from "radix-ui/dialog";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { cn } from "./cn";

/*
 * Screens load the component that uses this file with React.lazy on first opening, so that Radix is no part of
 * their first load.
 */
export const Dialog = DialogPrimitive.Root;

/** What had the focus before the dialogs that are open: one that follows another gives it back to the same. */
let lastOpener: HTMLElement | null = null;

const widths = { sm: "max-w-md", md: "max-w-2xl", lg: "max-w-5xl" } as const;

/** What is to be read before a field is filled in. A hint of a field has an id, by which the field is described. */
const reading =
  "p:not([id]), li, dt, blockquote, table, iframe, :is([role=status], [role=alert]):not(:empty)";

/** What people fill in; what Tab passes over is a trap for machines. */
const fillable =
  ':is(input:not([type=hidden], [type=file]), select, textarea):not(:disabled, [tabindex="-1"])';

/** The field that a window begins with, of several radio buttons the chosen one; null where something is to be read first. */
function firstField(body: HTMLElement): HTMLElement | null {
  const field = body.querySelector<HTMLInputElement>(fillable);
  const text = body.querySelector(reading);
  if (!field || (text && text.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)) return null;
  return field.type === "radio"
    ? (body.querySelector<HTMLElement>(`[name="${field.name}"]:checked`) ?? field)
    : field;
}

/**
 * A modal window: traps focus, closes with Escape, gives focus back. `closeLabel` names its corner button. The focus goes
 * to the field that it begins with, else to that button; `focusFirst` gives it to something else.
 */
export function DialogContent({
  title,
  description,
  closeLabel,
  width = "md",
  className,
  children,
  focusFirst,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: Omit<ComponentProps<typeof DialogPrimitive.Content>, "title"> & {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  width?: keyof typeof widths;
  focusFirst?: () => void;
}) {
  // Radix gives focus back by itself only where it knows the button.
  const opener = useRef<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-overlay p-3 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:p-6">
        <DialogPrimitive.Content
          className={cn(
            "wrap-anywhere relative w-full rounded-xl border border-border bg-card text-card-foreground shadow-lg data-[state=open]:animate-rise-in",
            widths[width],
            className,
          )}
          // Radix warns about a missing description unless it is told that there is none.
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            const { activeElement } = document;
            if (activeElement instanceof HTMLElement && activeElement !== document.body) {
              lastOpener = activeElement;
            }
            opener.current = lastOpener;
            onOpenAutoFocus?.(event);
            const field = body.current && firstField(body.current);
            const focus = focusFirst ?? (field && (() => field.focus()));
            if (!focus) return;
            event.preventDefault();
            focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current?.isConnected) opener.current.focus();
            onCloseAutoFocus?.(event);
          }}
          {...props}
        >
          <div className="flex items-start justify-between gap-4 border-border border-b p-5 sm:px-6">
            <div className="min-w-0 space-y-1">
              <DialogPrimitive.Title className="text-heading">{title}</DialogPrimitive.Title>
              {description ? (
                <DialogPrimitive.Description className="text-muted-foreground">
                  {description}
                </DialogPrimitive.Description>
              ) : null}
            </div>
            <DialogPrimitive.Close
              aria-label={closeLabel}
              className="-mt-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
            >
              <X aria-hidden className="size-5" />
            </DialogPrimitive.Close>
          </div>
          <div ref={body} className="p-5 sm:p-6">
            {children}
          </div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  );
}

/** The row of buttons at the end of a dialog, the main one last; what has no room in it begins another. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end", className)}
      {...props}
    />
  );
}
