import { useLocale, useTranslations } from "#texts";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { formatRate } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";
import { langOf } from "@/lib/shared/locales";
import { availabilityVariants } from "./expert-match-card";
import { SkillBadges } from "./skill-badges";

/** The chosen profile: skills, rate, years of experience and availability (001 §2). */
export function ExpertSummary({ expert, isOwn }: { expert: PublicExpert; isOwn: boolean }) {
  const words = useTranslations("Recommendations.expert");
  const work = useTranslations("Fields.work");
  const t = useTranslations("Experts.card");
  const availabilities = useTranslations("Choices.availability");
  const locale = useLocale();
  const facts = [
    {
      key: "rate",
      label: work("hourlyRate"),
      value: `${formatRate(expert.hourlyRate, locale)}${t("perHour")}`,
    },
    {
      key: "experience",
      label: work("experience"),
      value: formatUnit(expert.experienceYears, "year", locale),
    },
  ];
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-center gap-4">
        <Avatar name={expert.name} src={expert.profileImage} size="md" />
        <div className="min-w-0">
          <h3 className="break-words text-subheading">{expert.name}</h3>
          <p
            lang={langOf(expert.titleLanguage, locale)}
            className="break-words text-muted-foreground leading-snug"
          >
            {expert.title}
          </p>
        </div>
        {isOwn ? (
          <Badge variant="primary" className="ml-auto shrink-0">
            {words("own")}
          </Badge>
        ) : null}
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="tabular font-medium">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-muted-foreground text-sm">{work("availability")}</dt>
          <dd>
            <Badge variant={availabilityVariants[expert.availability]}>
              {availabilities(expert.availability)}
            </Badge>
          </dd>
        </div>
      </dl>
      <h4 className="mt-4 text-muted-foreground text-sm">{work("skills")}</h4>
      {expert.skills.length > 0 ? (
        <SkillBadges skills={expert.skills} className="mt-1.5" />
      ) : (
        <p className="mt-1">{words("card.noSkills")}</p>
      )}
    </Card>
  );
}
