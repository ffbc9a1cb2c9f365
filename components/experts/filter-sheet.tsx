import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

const focusable = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)";

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
  useEffect(() => {
    if (!isOpen) return;
    ref.current?.focus();
    const { overflow } = document.body.style;
    document.body.style.overflow = "hidden";
    return () => {
      document.body.style.overflow = overflow;
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === "Escape") close();
    if (event.key !== "Tab") return;
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    const end = event.shiftKey ? stops[0] : stops.at(-1);
    const isAtEnd =
      document.activeElement === end || (event.shiftKey && document.activeElement === ref.current);
    if (!isAtEnd) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };

  return (
    <>
      {isOpen ? (
        <div aria-hidden onClick={close} className="fixed inset-0 z-50 bg-overlay lg:hidden" />
      ) : null}
      <div
        id={id}
        ref={ref}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        role={isOpen ? "dialog" : "group"}
        aria-modal={isOpen || undefined}
        aria-label={label}
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
