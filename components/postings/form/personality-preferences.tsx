"use client";

import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "#texts";
import { Checkbox } from "@/components/ui/choice";
import { Slider } from "@/components/ui/slider";
import { type PostingValues, preferredTraits } from "@/lib/features/postings/form";
import { personalityBand } from "@/lib/shared/personality-bands";
import { wide } from "./section";

/** Where a slider begins when a wish is made: high, and not so much that hardly anybody has it. */
const firstWish = 70;

/** The trait that each wish of a posting is about. */
const traitOf = {
  preferredOpenness: "openness",
  preferredConscientiousness: "conscientiousness",
  preferredExtraversion: "extraversion",
  preferredAgreeableness: "agreeableness",
  preferredNeuroticism: "neuroticism",
} as const;

/** Wishes for the five traits, each of them optional, and how much they count (decisions B15, B16). */
export function PersonalityPreferences() {
  const t = useTranslations("Posting.personality");
  const traitTexts = useTranslations("Choices.trait");
  const bands = useTranslations("Choices.personalityBand");
  const { control, setValue } = useFormContext<PostingValues>();
  const wishes = useWatch({ control, name: preferredTraits });
  const weight = useWatch({ control, name: "personalityMatchingWeight" });
  const id = useId();
  const count = wishes.filter((wish) => wish !== null).length;

  return (
    <details className={`group rounded-md border border-border ${wide}`}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2.5 font-medium">
        <span>
          {t("title")}
          <span className="ml-2 font-normal text-muted-foreground">
            {count === 0 ? t("none") : t("set", { count })}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-5 border-border border-t px-4 py-4">
        <p className="max-w-reading text-muted-foreground">{t("intro")}</p>
        {preferredTraits.map((trait, index) => {
          const wish = wishes[index] ?? null;
          const name = traitTexts(traitOf[trait]);
          return (
            <fieldset key={trait} className="min-w-0">
              <legend className="font-medium">{name}</legend>
              <p className="text-muted-foreground text-sm">{t(`traits.${trait}`)}</p>
              <Checkbox
                checked={wish !== null}
                onChange={(event) =>
                  setValue(trait, event.target.checked ? firstWish : null, { shouldDirty: true })
                }
                aria-label={`${name}: ${t("wish")}`}
              >
                {t("wish")}
              </Checkbox>
              {wish === null ? null : (
                <Slider
                  id={`${id}-${trait}`}
                  label={<span className="sr-only">{name}</span>}
                  valueText={t("value", { score: wish, band: bands(personalityBand(wish)) })}
                  min={0}
                  max={100}
                  step={5}
                  value={wish}
                  onChange={(event) => setValue(trait, Number(event.target.value), { shouldDirty: true })}
                />
              )}
            </fieldset>
          );
        })}
        <div className={count === 0 ? "hidden" : undefined}>
          <Slider
            id={`${id}-weight`}
            label={t("weight")}
            valueText={t("weightValue", { percent: weight })}
            min={0}
            max={100}
            step={5}
            value={weight}
            onChange={(event) =>
              setValue("personalityMatchingWeight", Number(event.target.value), { shouldDirty: true })
            }
          />
          <p className="text-muted-foreground text-sm">{t("weightHelp")}</p>
        </div>
      </div>
    </details>
  );
}
