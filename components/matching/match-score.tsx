import { scoreBand } from "@/lib/features/matching/bands";
import { fillText } from "@/lib/shared/fill-text";
import type { RecommendationTexts } from "./recommendation-texts";

const radius = 26;
const circumference = 2 * Math.PI * radius;

/** A match score in whole per cent as a ring around its number, with its word. */
export function MatchScore({ score, texts }: { score: number; texts: RecommendationTexts["match"] }) {
  return (
    <div className="flex shrink-0 items-center gap-3 sm:flex-col sm:gap-1">
      <div className="relative size-16">
        <svg aria-hidden="true" viewBox="0 0 60 60" className="size-full -rotate-90">
          <circle cx="30" cy="30" r={radius} fill="none" strokeWidth="6" className="stroke-muted" />
          <circle
            cx="30"
            cy="30"
            r={radius}
            fill="none"
            strokeWidth="6"
            strokeLinecap={score > 0 ? "round" : "butt"}
            strokeDasharray={`${(score / 100) * circumference} ${circumference}`}
            className="stroke-primary"
          />
        </svg>
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
