const radius = 52;
const circumference = 2 * Math.PI * radius;

/** A score from 0 to 100 as a ring around its number. */
export function ScoreRing({ score, label, outOf }: { score: number; label: string; outOf: string }) {
  return (
    <div className="relative size-36 shrink-0">
      <svg aria-hidden="true" viewBox="0 0 120 120" className="size-full -rotate-90">
        <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="10" className="stroke-muted" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          strokeWidth="10"
          strokeLinecap={score > 0 ? "round" : "butt"}
          strokeDasharray={`${(score / 100) * circumference} ${circumference}`}
          className="stroke-primary"
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center text-center">
        <span className="sr-only">{label}: </span>
        <span className="tabular text-title leading-none">{score}</span>
        <span className="mt-1 text-muted-foreground text-sm">{outOf}</span>
      </p>
    </div>
  );
}
