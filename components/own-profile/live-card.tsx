import { useLocale, useTranslations } from "#texts";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card, CardContent } from "@/components/ui/card";
import { useNames } from "@/lib/client/names";
import { type CardExpert, cardIn, toCardExpert } from "@/lib/features/experts/card";
import { publicNameOf } from "@/lib/features/experts/own-profile";
import type { OwnProfileForm } from "@/lib/features/experts/profile-schemas";
import { publishing } from "@/lib/features/experts/publishing";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { published } from "@/lib/shared/contact/published";
import { hiddenNames } from "@/lib/shared/contact/whose";
import { formatRate } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";
import { langOf } from "@/lib/shared/locales";

/** What is typed at the moment, as far as a card shows it. */
export type TypedProfile = Partial<OwnProfileForm>;

/** The card of lists as it would be with what is typed; what is empty or no number yet stays as it is stored. */
export function cardOf(expert: FullExpert, typed: TypedProfile): CardExpert {
  const { hourlyRate, experienceYears } = typed;
  // The language of a text is read when it is stored.
  const isAsStored = (field: "title" | "description") => (typed[field] ?? expert[field]) === expert[field];
  const name = typed.name ?? expert.name;
  const { texts } = published(
    {
      title: typed.title ?? expert.title,
      description: typed.description ?? expert.description,
      skills: typed.skills ?? expert.skills,
      location: typed.location ?? expert.location,
    },
    hiddenNames(name),
    publishing,
  );
  return toCardExpert({
    ...expert,
    ...texts,
    name: publicNameOf(name),
    titleLanguage: isAsStored("title") ? expert.titleLanguage : null,
    textLanguage: isAsStored("description") ? expert.textLanguage : null,
    availability: typed.availability === "unavailable" ? "busy" : (typed.availability ?? expert.availability),
    hourlyRate: Number.isFinite(hourlyRate) ? Number(hourlyRate) : expert.hourlyRate,
    experienceYears: Number.isFinite(experienceYears) ? Number(experienceYears) : expert.experienceYears,
  });
}

/** How companies see one in their lists, while the profile is changed beside it. */
export function LiveCard({ expert, typed }: { expert: FullExpert; typed: TypedProfile }) {
  const t = useTranslations("OwnProfile.card");
  const texts = useTranslations("Experts.card");
  const availabilities = useTranslations("Choices.availability");
  const locale = useLocale();
  const card = cardIn(useNames(), cardOf(expert, typed));
  return (
    <Card>
      <CardContent>
        <h2 className="text-heading">{t("title")}</h2>
        <p className="mt-1 text-muted-foreground text-sm">{t("note")}</p>
        <div className="mt-4 min-w-0 space-y-3 rounded-lg border border-border p-4">
          <div className="flex items-center gap-3">
            <Avatar name={card.name} src={expert.profileImage} />
            <div className="min-w-0">
              <p className="break-words font-semibold">{card.name || texts("unknownName")}</p>
              <p
                lang={langOf(card.titleLanguage, locale)}
                className="break-words text-muted-foreground text-sm"
              >
                {card.title}
              </p>
            </div>
          </div>
          <p lang={langOf(card.textLanguage, locale)} className="break-words text-sm">
            {card.description}
          </p>
          {card.skills.length > 0 ? (
            <ul className="flex flex-wrap gap-1.5">
              {card.skills.map((skill) => (
                <li key={skill} className="max-w-full">
                  <Badge>
                    <span className="min-w-0 break-words">{skill}</span>
                  </Badge>
                </li>
              ))}
              {card.moreSkills > 0 ? (
                <li>
                  <Badge variant="outline">{texts("moreSkills", { count: card.moreSkills })}</Badge>
                </li>
              ) : null}
            </ul>
          ) : null}
          <p className="break-words text-muted-foreground text-sm">
            {[
              availabilities(card.availability),
              card.location,
              texts("experience", { years: formatUnit(card.experienceYears, "year", locale) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <p>
            <span className="tabular font-semibold">{formatRate(card.hourlyRate, locale)}</span>
            <span className="text-muted-foreground text-sm">{texts("perHour")}</span>
          </p>
        </div>
      </CardContent>
    </Card>
  );
}
