"use client";

import { RotateCcw } from "lucide-react";
import { useId } from "react";
import { useLocale, useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Slider } from "@/components/ui/slider";
import type { FactorKey } from "@/lib/features/matching/factors";
import {
  documentedWeights,
  isDocumented,
  type Weights,
  weightBounds,
  weightShares,
} from "@/lib/features/matching/rerank";
import { formatPercent } from "@/lib/shared/format-numbers";

/** 'What matters to you?': a weight for each factor that the shown results have. */
export function WeightSliders({
  factors,
  weights,
  onChange,
  status,
}: {
  factors: readonly { key: FactorKey; label: string }[];
  weights: Weights;
  onChange: (weights: Weights) => void;
  /** What the weights do at the moment; announced. */
  status: string;
}) {
  const t = useTranslations("Recommendations.weights");
  const locale = useLocale();
  const id = useId();
  const shares = weightShares(
    weights,
    factors.map(({ key }) => key),
  );
  return (
    <div className="space-y-4">
      <p className="text-muted-foreground text-sm">{t("intro")}</p>
      <div className="space-y-1">
        {factors.map(({ key, label }) => (
          <Slider
            key={key}
            id={`${id}-${key}`}
            label={label}
            valueText={formatPercent(shares[key] ?? 0, locale)}
            {...weightBounds}
            value={weights[key]}
            onChange={(event) => onChange({ ...weights, [key]: Number(event.target.value) })}
          />
        ))}
      </div>
      <p role="status" className="text-sm">
        {status}
      </p>
      <Button
        variant="outline"
        aria-disabled={isDocumented(weights) || undefined}
        onClick={() => onChange(documentedWeights)}
      >
        <RotateCcw aria-hidden />
        {t("reset")}
      </Button>
    </div>
  );
}
