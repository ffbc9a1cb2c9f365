import { Ring } from "@/components/ui/ring";

/** A ring filled to the score; the number stands in it as text, with what it is out of. */
export function StrengthRing({ score, outOf }: { score: number; outOf: string }) {
  return (
    <div className="relative size-24 shrink-0">
      <Ring score={score} size={100} radius={42} thickness={10} className="transition-all" />
      <p className="absolute inset-0 flex flex-col items-center justify-center leading-tight">
        <span className="tabular font-semibold text-heading">{score}</span>
        <span className="text-muted-foreground text-xs"> {outOf}</span>
      </p>
    </div>
  );
}
