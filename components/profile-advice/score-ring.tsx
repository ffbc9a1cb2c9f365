import { Ring } from "@/components/ui/ring";

/** A score from 0 to 100 as a ring around its number. */
export function ScoreRing({ score, label, outOf }: { score: number; label: string; outOf: string }) {
  return (
    <div className="relative size-36 shrink-0">
      <Ring score={score} size={120} radius={52} thickness={10} />
      <p className="absolute inset-0 flex flex-col items-center justify-center text-center">
        <span className="sr-only">{label}: </span>
        <span className="tabular text-title leading-none">{score}</span>
        <span className="mt-1 text-muted-foreground text-sm">{outOf}</span>
      </p>
    </div>
  );
}
