"use client";

import { useEffect, useState } from "react";
import { fillText } from "@/lib/shared/fill-text";

/**
 * How long it has been running, counted from when it was put on the page: all that is known of a run with one answer
 * at its end. A timer, so screen readers do not read out every second.
 * @param text with `{seconds}`
 */
export function Elapsed({ text, locale }: { text: string; locale: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const tick = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(tick);
  }, []);
  return (
    <span role="timer" className="tabular">
      {fillText(text, { seconds: seconds.toLocaleString(locale) })}
    </span>
  );
}
