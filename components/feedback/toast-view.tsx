"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as ToastPrimitive from "radix-ui/toast";
import { useTranslations } from "#texts";
import { dismissToast, toastDurationMs, toastHotkey, toastSwipeThresholdPx } from "@/lib/client/toast";
import type { ToastViewProps } from "./toaster";

const variants = {
  default: { Icon: CircleCheck, frame: "border-border", icon: "text-success" },
  destructive: { Icon: CircleAlert, frame: "border-destructive", icon: "text-destructive" },
} as const;

/** The one toast on screen. Hovering, focus and a hidden window stop its clock; a swipe or Escape closes it. */
export function ToastView({ toast }: ToastViewProps) {
  const t = useTranslations("Feedback");
  const region = t("toast.region", { hotkey: toastHotkey });
  const { Icon, frame, icon } = variants[toast?.variant ?? "default"];
  return (
    <ToastPrimitive.Provider
      duration={toastDurationMs}
      swipeThreshold={toastSwipeThresholdPx}
      swipeDirection="right"
      label={region}
    >
      {toast ? (
        <ToastPrimitive.Root
          // A new toast starts its own clock and is announced, even when it replaces one.
          key={toast.id}
          open={toast.open}
          duration={toast.durationMs ?? toastDurationMs}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className={`flex items-start gap-3 rounded-lg border bg-card p-4 pr-2 text-card-foreground shadow-lg data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform ${frame}`}
        >
          <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${icon}`} />
          <div className="wrap-anywhere min-w-0 flex-1">
            <ToastPrimitive.Title className="font-semibold">{toast.title}</ToastPrimitive.Title>
            {toast.description ? (
              <ToastPrimitive.Description className="text-muted-foreground">
                {toast.description}
              </ToastPrimitive.Description>
            ) : null}
            {toast.action ? (
              <ToastPrimitive.Action
                altText={toast.action.label}
                onClick={toast.action.onClick}
                className="mt-2 inline-flex h-11 items-center rounded-md border border-input px-4 font-medium transition-colors hover:bg-muted"
              >
                {toast.action.label}
              </ToastPrimitive.Action>
            ) : null}
          </div>
          <ToastPrimitive.Close
            aria-label={t("toast.close")}
            className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
          >
            <X aria-hidden className="size-5" />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ) : null}
      <ToastPrimitive.Viewport
        hotkey={[toastHotkey]}
        label={region}
        className="fixed inset-x-0 top-16 z-50 mx-auto w-full max-w-md p-4 sm:top-auto sm:right-0 sm:bottom-20 sm:mx-0 sm:ml-auto"
      />
    </ToastPrimitive.Provider>
  );
}
