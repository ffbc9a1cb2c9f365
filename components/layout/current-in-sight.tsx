"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { usePathname } from "@/lib/client/navigation";

/** A row of links that may be wider than a phone: the one of the page that is open is in sight. */
export function CurrentInSight(props: ComponentProps<"ul">) {
  const list = useRef<HTMLUListElement>(null);
  const path = usePathname();
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView?.({ block: "nearest", inline: "center" });
    void path;
  }, [path]);
  return <ul ref={list} {...props} />;
}
