import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { type FactorKey, factorKeys } from "@/lib/features/matching/factors";
import { presentWeights } from "@/lib/features/matching/score";

/** The picture's example; its score is what the rules make of these factors. */
const exampleScores: Partial<Record<FactorKey, number>> = {
  skills: 98,
  experience: 95,
  rate: 88,
  availability: 100,
  arrangement: 80,
};
const exampleFactors = factorKeys.flatMap((key) => {
  const score = exampleScores[key];
  return score === undefined ? [] : [{ key, score }];
});
const exampleWeights = presentWeights((key) => key in exampleScores, 0);
const exampleScore = Math.round(
  exampleFactors.reduce((sum, { key, score }) => sum + exampleWeights[key] * score, 0),
);

const points = ["skills", "terms", "reasons"] as const;

/** What AI matching does, with a picture of how one score comes about. */
export async function MatchingPromo({ totalExperts }: { totalExperts: number }) {
  const [t, matching] = await Promise.all([getTranslations("Home.matching"), getTranslations("Matching")]);
  const scoreTexts = await getTranslations("MatchScore");
  return (
    <section aria-labelledby="matching-title" className="border-border border-y bg-card">
      <div className="mx-auto grid w-full max-w-page grid-cols-1 items-center gap-x-16 gap-y-10 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-2">
        <div>
          <p className="font-semibold text-primary">{t("eyebrow")}</p>
          <h2 id="matching-title" className="mt-2 text-title">
            {t("title")}
          </h2>
          <p className="mt-3 max-w-reading text-lg text-muted-foreground">
            {t("description", { factors: factorKeys.length, experts: totalExperts })}
          </p>
          <ul className="mt-6 space-y-3">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
                {t(`points.${point}`)}
              </li>
            ))}
          </ul>
          <Link
            href="/recommendations"
            prefetch={false}
            className={buttonVariants({ variant: "outline", className: "mt-8" })}
          >
            {t("action")}
          </Link>
        </div>
        <figure className="rounded-xl border border-border bg-background p-5 shadow-sm sm:p-8">
          <figcaption className="flex items-start justify-between gap-4">
            <span>
              <span className="block font-semibold">{t("example.title")}</span>
              <span className="block text-muted-foreground text-sm">{t("example.caption")}</span>
            </span>
            <span className="text-right leading-none">
              <span className="tabular block font-semibold text-3xl">{exampleScore}</span>
              <span className="text-muted-foreground text-sm">{scoreTexts("label")}</span>
            </span>
          </figcaption>
          <ul className="mt-6 space-y-4">
            {exampleFactors.map(({ key, score }) => (
              <li key={key}>
                <div className="mb-1.5 flex justify-between gap-4">
                  <span>{matching(`factors.${key}`)}</span>
                  <span className="tabular font-medium">{score}</span>
                </div>
                <div aria-hidden className="h-2 overflow-hidden rounded-full bg-muted">
                  <div className="h-full rounded-full bg-primary" style={{ width: `${score}%` }} />
                </div>
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </section>
  );
}
