"use client";

import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "#texts";

/**
 * How long it has been running, counted from when it was put on the page: all that is known of a run with one answer
 * at its end. A timer, so screen readers do not read out every second.
 */
export function Elapsed() {
  const t = useTranslations("Feedback");
  const locale = useLocale();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const tick = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(tick);
  }, []);
  return (
    <span role="timer" className="tabular">
      {t("elapsed", { seconds: seconds.toLocaleString(locale) })}
    </span>
  );
}
