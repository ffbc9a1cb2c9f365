import { useTranslations } from "#texts";
import { Ring } from "@/components/ui/ring";
import { matchWord } from "@/lib/features/matching/bands";

/** A match score in whole per cent as a ring around its number, with its word. */
export function MatchScore({ match }: { match: Parameters<typeof matchWord>[0] }) {
  const score = match.matchScore;
  const t = useTranslations("Recommendations.match");
  const scoreTexts = useTranslations("MatchScore");
  return (
    <div className="flex shrink-0 items-center gap-3 sm:flex-col sm:gap-1">
      <div className="relative size-16">
        <Ring score={score} size={60} radius={26} thickness={6} />
        <p className="absolute inset-0 grid place-items-center">
          <span>
            <span className="sr-only">{scoreTexts("label")}: </span>
            <span className="tabular font-semibold">{scoreTexts("percent", { score })}</span>
          </span>
        </p>
      </div>
      <p className="font-medium text-sm">{t(`bands.${matchWord(match)}`)}</p>
    </div>
  );
}
