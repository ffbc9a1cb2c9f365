"use client";

import { useTranslations } from "#texts";
import { toast } from "@/lib/client/toast";
import { comparedBounds } from "@/lib/features/comparison/address";
import { setCompared, useCompared } from "@/lib/features/comparison/selection";

/** Chooses an expert for the comparison (deal P2); the bar at the window's end leads there. */
export function CompareBox({ expertId, name }: { expertId: number; name: string }) {
  const t = useTranslations("Experts.tools");
  const isChosen = useCompared().some(({ id }) => id === expertId);
  return (
    <label className="expert-tool">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => {
          if (!setCompared({ id: expertId, name }, target.checked))
            toast({ title: t("compareFull", { max: comparedBounds.max }), variant: "destructive" });
        }}
        className="size-5 accent-primary"
      />
      {t("compare")}
      <span className="sr-only"> {name}</span>
    </label>
  );
}
