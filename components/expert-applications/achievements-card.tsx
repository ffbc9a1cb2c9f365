import { CircleCheck, Lock } from "lucide-react";
import { useTranslations } from "#texts";
import { Card } from "@/components/ui/card";
import { achievements, type DraftProfile } from "@/lib/features/expert-applications/rules";

/** The achievements of spec 000 §9, each with what unlocks it. */
export function AchievementsCard({ profile }: { profile: DraftProfile }) {
  const t = useTranslations("Applications.achievements");
  const all = achievements(profile);
  const unlocked = all.filter(({ isUnlocked }) => isUnlocked).length;
  return (
    <Card className="p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-subheading">{t("title")}</h2>
        <p className="tabular text-muted-foreground text-sm">{t("count", { unlocked, total: all.length })}</p>
      </div>
      <ul className="mt-3 space-y-2">
        {all.map(({ achievement, isUnlocked }) => (
          <li key={achievement} className="flex items-start gap-2.5 text-sm">
            {isUnlocked ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <Lock aria-hidden className="mt-0.5 size-5 shrink-0 p-0.5 text-muted-foreground" />
            )}
            <span className="min-w-0">
              <span className={isUnlocked ? "font-medium" : "text-muted-foreground"}>
                {t(`${achievement}.name`)}
              </span>
              <span className="sr-only"> ({isUnlocked ? t("unlocked") : t("locked")})</span>
              <span className="block text-muted-foreground">{t(`${achievement}.reason`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
