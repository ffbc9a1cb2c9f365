import { ChevronDown } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { cn } from "@/components/ui/cn";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { serialiseExpertFilters } from "@/lib/features/experts/search-params";
import { type MasteryLevel, masteryLevels, masteryOf } from "@/lib/shared/availability";
import type { Locale } from "@/lib/shared/locales";
import { englishBeside, namesIn } from "@/lib/shared/name-table";
import { skillKey } from "@/lib/shared/skills";

/** Every skill in the expert's order with its level; a skill leads to everyone who has it. */
export async function ProfileSkills({ skills, skillMastery }: Pick<PublicExpert, "skills" | "skillMastery">) {
  const t = await getTranslations("Profile");
  const locale = await getLocale();
  return (
    <>
      <p className="mt-1 text-muted-foreground">{t("skills.find")}</p>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {skills.map((skill) => {
          const level = masteryOf(skillMastery[skill])?.level;
          return (
            <li key={skill} className="flex items-center justify-between gap-4 border-border border-b py-1.5">
              <SkillName skill={skill} locale={locale} />
              {level ? (
                <span className="flex shrink-0 flex-col items-end gap-1">
                  <span className="text-sm leading-none">
                    {t(`mastery.${level}.label`)}
                    <span className="sr-only">, {t("skills.level", { level })}</span>
                  </span>
                  <LevelDots level={level} />
                </span>
              ) : (
                <span className="shrink-0 text-muted-foreground text-sm">{t("mastery.notGiven")}</span>
              )}
            </li>
          );
        })}
      </ul>
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 items-center gap-1 rounded-md font-medium text-primary hover:text-primary-hover">
          {t("skills.legend")}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="mt-1 space-y-2">
          {masteryLevels.map(({ level }) => (
            <li key={level} className="flex flex-wrap items-center gap-x-3">
              <LevelDots level={level} />
              <span className="font-medium">{t(`mastery.${level}.label`)}</span>
              <span className="text-muted-foreground">{t(`mastery.${level}.description`)}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function SkillName({ skill, locale }: { skill: string; locale: Locale }) {
  const key = skillKey(skill);
  const english = englishBeside(key, locale);
  // A space, not a margin, before the English name: it goes below the other where both are too long for a phone.
  const text = (
    <>
      {namesIn(locale).skill(skill)}
      {english ? (
        <>
          {" "}
          <span className="font-normal text-muted-foreground" lang="en">
            ({english})
          </span>
        </>
      ) : null}
    </>
  );
  // A label without a letter has no key, and nothing to look for.
  if (key === "") return <span className="wrap-anywhere min-w-0 py-2 font-medium">{text}</span>;
  return (
    <Link
      href={`${shellRoutes.experts}?${serialiseExpertFilters({ skills: [key] })}`}
      prefetch={false}
      className="flex min-h-11 min-w-0 items-center rounded-sm font-medium hover:text-primary hover:underline"
    >
      <span className="wrap-anywhere min-w-0">{text}</span>
    </Link>
  );
}

/** The level as a picture; the words stand beside it. */
function LevelDots({ level }: { level: MasteryLevel }) {
  return (
    <span aria-hidden className="inline-flex gap-1">
      {masteryLevels.map((mastery) => (
        <span
          key={mastery.level}
          className={cn("h-1.5 w-3.5 rounded-full", mastery.level <= level ? "bg-primary" : "bg-border")}
        />
      ))}
    </span>
  );
}
