import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

const focusable = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)";

/** From the last stop on to the first, and back. */
function keepFocus(event: KeyboardEvent, sheet: HTMLElement) {
  const stops = [...sheet.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtFirst = document.activeElement === first || document.activeElement === sheet;
  if (event.shiftKey ? !isAtFirst : document.activeElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * The filters: beside the list where there is room, and on a phone a sheet over the page, which keeps the focus while it
 * is open and closes on Escape and on a press outside.
 */
export function FilterSheet({
  id,
  label,
  isOpen,
  close,
  children,
  footer,
}: {
  id: string;
  label: string;
  isOpen: boolean;
  close: () => void;
  children: ReactNode;
  /** Always in sight at the lower end of the sheet. */
  footer: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const sheet = ref.current;
    if (!isOpen || !sheet) return;
    const modal = { role: "dialog", "aria-modal": "true", "aria-label": label };
    for (const [name, value] of Object.entries(modal)) sheet.setAttribute(name, value);
    const opener = document.activeElement as HTMLElement | null;
    const { overflow } = document.body.style;
    document.body.style.overflow = "hidden";
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
      if (event.key === "Tab") keepFocus(event, sheet);
    };
    sheet.addEventListener("keydown", onKey);
    sheet.focus();
    return () => {
      for (const name of Object.keys(modal)) sheet.removeAttribute(name);
      document.body.style.overflow = overflow;
      sheet.removeEventListener("keydown", onKey);
      opener?.focus({ preventScroll: true });
    };
  }, [isOpen, label]);

  return (
    <>
      {isOpen ? (
        <div aria-hidden onClick={close} className="fixed inset-0 z-50 bg-overlay lg:hidden" />
      ) : null}
      <div
        id={id}
        ref={ref}
        tabIndex={-1}
        className={`border-border bg-card outline-none lg:static lg:z-auto lg:block lg:max-h-none lg:rounded-lg lg:border ${
          isOpen
            ? "fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto overscroll-contain rounded-t-lg border-t lg:overflow-visible"
            : "hidden rounded-lg border"
        }`}
      >
        <div className="p-5">{children}</div>
        <div className="sticky bottom-0 border-border border-t bg-card p-4 lg:hidden">{footer}</div>
      </div>
    </>
  );
}
