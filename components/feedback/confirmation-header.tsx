"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { SuccessMark } from "@/components/ui/success-mark";

/** The beginning of what stands in place of a form that was sent. Its heading gets the focus, so that everybody notices. */
export function ConfirmationHeader({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="text-center">
      <SuccessMark icon={icon} />
      <h1 ref={headingRef} tabIndex={-1} className="mt-4 text-title">
        {title}
      </h1>
      <p className="mt-2 break-words text-lg text-muted-foreground">{text}</p>
    </div>
  );
}
