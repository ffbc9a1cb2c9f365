"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import {
  dismissToast,
  getToast,
  subscribeToToast,
  type ToastState,
  toastDurationMs,
} from "@/lib/client/toast";

export interface ToastViewProps {
  toast: ToastState | null;
}

const none = () => null;

/** Stands in when the real view could not be loaded (no connection, a new release): the message must not be lost. */
function PlainToast({ toast }: ToastViewProps) {
  const id = toast?.open ? toast.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismissToast(id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div role="status" className="fixed inset-x-4 top-20 z-50 mx-auto max-w-md">
      {toast?.open ? (
        <p
          className={`wrap-anywhere rounded-lg border bg-card p-4 shadow-lg ${toast.variant === "destructive" ? "border-destructive" : "border-border"}`}
        >
          <b className="block">{toast.title}</b> {toast.description}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Shows the toasts of lib/client/toast. Radix is loaded with the first one and stays, so that F8 finds its region
 * from then on.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, getToast, none);
  const [View, setView] = useState<ComponentType<ToastViewProps>>();
  const needsView = toast !== null && View === undefined;

  useEffect(() => {
    if (!needsView) return;
    import("./toast-view").then(
      (module) => setView(() => module.ToastView),
      () => setView(() => PlainToast),
    );
  }, [needsView]);

  return View ? <View toast={toast} /> : null;
}
