import { Ring } from "@/components/ui/ring";
import { scoreBand } from "@/lib/features/matching/bands";
import { fillText } from "@/lib/shared/fill-text";
import type { RecommendationTexts } from "./recommendation-texts";

/** A match score in whole per cent as a ring around its number, with its word. */
export function MatchScore({ score, texts }: { score: number; texts: RecommendationTexts["match"] }) {
  return (
    <div className="flex shrink-0 items-center gap-3 sm:flex-col sm:gap-1">
      <div className="relative size-16">
        <Ring score={score} size={60} radius={26} thickness={6} />
        <p className="absolute inset-0 grid place-items-center">
          <span>
            <span className="sr-only">{texts.score}: </span>
            <span className="tabular font-semibold">{fillText(texts.percent, { score })}</span>
          </span>
        </p>
      </div>
      <p className="font-medium text-sm">{texts.bands[scoreBand(score)]}</p>
    </div>
  );
}
