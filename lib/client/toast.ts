/** At most one toast at a time; the next replaces it (spec 000 §4, §9). */
export const toastDurationMs = 5000;
/** How long a closed toast stays in memory before it is forgotten (spec 000 §9). */
export const toastRemovalDelayMs = 1_000_000;
export const toastSwipeThresholdPx = 50;
/** The key that moves focus to the toast. */
export const toastHotkey = "F8";

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  action?: { label: string; onClick: () => void };
  /** How long it stands, where its action is possible for another while than usual. */
  durationMs?: number;
}

export interface ToastState extends ToastOptions {
  id: number;
  open: boolean;
}

let current: ToastState | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(state: ToastState | null): void {
  current = state;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast in place of the one on screen. Works before the Toaster is mounted: it is shown then.
 * @returns a function that closes this toast, and does nothing when another one has replaced it.
 */
export function toast(options: ToastOptions): { id: number; dismiss: () => void } {
  clearTimeout(removal);
  const id = nextId++;
  publish({ ...options, id, open: true });
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes the toast with this id, or whatever toast is open; it is forgotten after `toastRemovalDelayMs`. */
export function dismissToast(id = current?.id): void {
  if (!current?.open || current.id !== id) return;
  publish({ ...current, open: false });
  removal = setTimeout(() => publish(null), toastRemovalDelayMs);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getToast(): ToastState | null {
  return current;
}
