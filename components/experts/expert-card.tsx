import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { ExpertTools } from "@/components/experts/expert-tools";
import { FavoriteButton, type FavoriteRemoval } from "@/components/experts/favorite-button";
import { Link } from "@/components/layout/link";
import { AvatarImage } from "@/components/ui/avatar-image";
import { initials } from "@/components/ui/initials";
import type { CardExpert } from "@/lib/features/experts/card";
import { formatRate } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";
import { langOf } from "@/lib/shared/locales";

// The classes are those of expert-card.css.

const availabilityColours: Record<string, string> = {
  available: "bg-success-surface text-success",
  next_week: "bg-info-surface text-info",
  "2_weeks": "bg-warning-surface text-warning",
};

/**
 * An expert in a list (000 §2, §9). The name is the link and its area is the whole card, so there is one stop for
 * the keyboard and one name for the screen reader; the heart and the button lie above that area.
 */
export function ExpertCard({
  expert,
  as: Heading = "h3",
  removal,
  tools,
}: {
  expert: CardExpert;
  /** The level below the heading of the list. */
  as?: "h2" | "h3" | "h4";
  /** Where the card goes when its heart is taken away. */
  removal?: FavoriteRemoval | undefined;
  /** What this list offers beside comparing and shortlists. */
  tools?: ReactNode;
}) {
  const t = useTranslations("Experts.card");
  const availabilities = useTranslations("Choices.availability");
  const locale = useLocale();
  const name = expert.name.trim() || t("unknownName");
  const { availability } = expert;
  const isBusy = expert.availability === "busy";
  const reasonId = `expert-${expert.id}-unavailable`;
  return (
    <article className="expert-card">
      <div className="flex items-center gap-4">
        <span aria-hidden className="expert-card-avatar">
          {initials(name)}
          {expert.profileImage ? (
            <AvatarImage src={expert.profileImage} className="absolute inset-0 size-full object-cover" />
          ) : null}
        </span>
        <div className="min-w-0">
          <Heading className="text-subheading">
            <Link href={`/expert/${expert.id}`} prefetch={false} className="expert-card-link">
              {name}
            </Link>
          </Heading>
          <p lang={langOf(expert.titleLanguage, locale)} className="expert-card-title">
            {expert.title}
          </p>
        </div>
        <FavoriteButton expertId={expert.id} name={name} removal={removal} className="expert-card-favorite" />
      </div>

      <p lang={langOf(expert.textLanguage, locale)} className="mt-4 break-words">
        {expert.description}
      </p>

      {expert.skills.length > 0 ? (
        <ul className="expert-card-tags">
          {expert.skills.map((skill, index) => (
            <li
              key={skill}
              className={`expert-card-tag ${index < (expert.matched ?? 0) ? "expert-card-matched" : ""}`}
            >
              {skill}
            </li>
          ))}
          {expert.moreSkills > 0 ? (
            <li className="expert-card-tag expert-card-more">
              {t("moreSkills", { count: expert.moreSkills })}
            </li>
          ) : null}
        </ul>
      ) : null}

      <div className="mt-auto pt-5">
        <ul className="expert-card-facts">
          <li className={`expert-card-tag ${availabilityColours[expert.availability] ?? "text-foreground"}`}>
            <span className="sr-only">{t("availabilityLabel")} </span>
            {availabilities(availabilities.has(availability) ? availability : "unknown")}
          </li>
          {expert.location ? (
            <li className="expert-card-fact expert-card-location">
              <span className="sr-only">{t("locationLabel")} </span>
              <span className="truncate">{expert.location}</span>
            </li>
          ) : null}
          <li className="expert-card-fact expert-card-experience">
            {t("experience", {
              years: formatUnit(expert.experienceYears, "year", locale),
            })}
          </li>
        </ul>

        <div className="expert-card-foot">
          <p>
            <span className="expert-card-rate">{formatRate(expert.hourlyRate, locale)}</span>
            <span className="text-muted-foreground text-sm">{t("perHour")}</span>
            {expert.acceptsVolumeDiscount ? null : (
              <span className="block text-muted-foreground text-sm">{t("noVolumeDiscount")}</span>
            )}
          </p>
          {isBusy ? (
            <button type="button" disabled aria-describedby={reasonId} className="expert-card-action">
              {t("unavailable")}
            </button>
          ) : (
            <Link href={`/book-meeting?expert=${expert.id}`} prefetch={false} className="expert-card-action">
              {t("bookMeeting")}
              <span className="sr-only"> {t("bookMeetingWith", { name })}</span>
            </Link>
          )}
        </div>
        {isBusy ? (
          <p id={reasonId} className="mt-2 text-right text-muted-foreground text-sm">
            {t("unavailableReason")}
          </p>
        ) : null}
        <ExpertTools expertId={expert.id} name={name}>
          {tools}
        </ExpertTools>
      </div>
    </article>
  );
}
