const radius = 42;
const circumference = 2 * Math.PI * radius;

/** A ring filled to the score; the number stands in it as text, with what it is out of. */
export function StrengthRing({ score, outOf }: { score: number; outOf: string }) {
  return (
    <div className="relative size-24 shrink-0">
      <svg aria-hidden="true" viewBox="0 0 100 100" className="size-full -rotate-90">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="10" className="stroke-muted" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - score / 100)}
          // A round cap would show a dot at zero.
          className={score > 0 ? "stroke-primary transition-all" : "stroke-transparent"}
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center leading-tight">
        <span className="tabular font-semibold text-heading">{score}</span>
        <span className="text-muted-foreground text-xs"> {outOf}</span>
      </p>
    </div>
  );
}
