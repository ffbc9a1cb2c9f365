"use client";

import { useEffect } from "react";
import { celebrate } from "@/lib/client/celebrate";

/** Three seconds of confetti when the page opens (001 §2, §9). */
export function Confetti() {
  useEffect(() => celebrate(3_000), []);
  return null;
}
