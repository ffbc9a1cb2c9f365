import { BriefcaseBusiness, MapPin } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { FavoriteButton } from "@/components/experts/favorite-button";
import { InviteButton } from "@/components/invitations/invite-button";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Avatar } from "@/components/ui/avatar";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { useNames } from "@/lib/client/names";
import type { Reranked } from "@/lib/features/matching/rerank";
import type { ExpertMatch } from "@/lib/features/matching/schemas";
import type { Availability } from "@/lib/shared/availability";
import { formatRate } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";
import { langOf } from "@/lib/shared/locales";
import { MatchCard } from "./match-card";

export const availabilityVariants: Record<Availability, BadgeProps["variant"]> = {
  available: "success",
  next_week: "info",
  "2_weeks": "info",
  busy: "warning",
};

/** An expert recommended for a project; `projectId` of one that is posted. */
export function ExpertMatchCard({
  ranked,
  isReranked,
  projectId,
}: {
  ranked: Reranked<ExpertMatch>;
  isReranked: boolean;
  projectId?: number;
}) {
  const words = useTranslations("Recommendations.match");
  const { expert } = ranked.match;
  const t = useTranslations("Experts.card");
  const availabilities = useTranslations("Choices.availability");
  const locale = useLocale();
  const name = expert.name.trim() || t("unknownName");
  const names = useNames();
  const isBusy = expert.availability === "busy";
  const reasonId = `match-${expert.id}-busy`;
  // Redirects to the profile's canonical address (decisions B1).
  const profile = `/experts/${expert.id}`;
  return (
    <MatchCard
      ranked={ranked}
      isReranked={isReranked}
      header={
        <div className="flex items-center gap-4">
          <Avatar name={name} src={expert.profileImage} size="md" />
          <div className="min-w-0">
            <h3 className="text-subheading">
              <Link href={profile} prefetch={false} className="rounded-sm underline-offset-4 hover:underline">
                {name}
              </Link>
            </h3>
            <p
              lang={langOf(expert.titleLanguage, locale)}
              className="break-words text-muted-foreground leading-snug"
            >
              {expert.title}
            </p>
          </div>
        </div>
      }
      actions={
        <>
          {isBusy ? (
            <Button variant="outline" disabled aria-describedby={reasonId}>
              {t("bookMeeting")}
            </Button>
          ) : (
            <Button asChild variant="outline">
              <Link href={`${shellRoutes.bookMeeting}?expert=${expert.id}`} prefetch={false}>
                {t("bookMeeting")}
                <span className="sr-only">{t("bookMeetingWith", { name })}</span>
              </Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <Link href={profile} prefetch={false}>
              {words("view")}
              <span className="sr-only">{words("viewOf", { name })}</span>
            </Link>
          </Button>
          <InviteButton
            expertId={expert.id}
            name={name}
            projectId={projectId}
            className={buttonVariants({ variant: "outline" })}
          />
          <FavoriteButton expertId={expert.id} name={name} />
          {isBusy ? (
            <p id={reasonId} className="text-muted-foreground text-sm">
              {t("unavailableReason")}
            </p>
          ) : null}
        </>
      }
    >
      <ul className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground text-sm [&_svg]:size-4 [&_svg]:shrink-0">
        <li>
          <span className="sr-only">{t("availabilityLabel")} </span>
          <Badge variant={availabilityVariants[expert.availability]}>
            {availabilities(expert.availability)}
          </Badge>
        </li>
        <li className="tabular font-semibold text-base text-foreground">
          {formatRate(expert.hourlyRate, locale)}
          <span className="font-normal text-muted-foreground text-sm">{t("perHour")}</span>
        </li>
        {expert.location ? (
          <li className="flex items-center gap-1.5">
            <MapPin aria-hidden />
            <span className="sr-only">{t("locationLabel")} </span>
            {names.place(expert.location)}
          </li>
        ) : null}
        <li className="flex items-center gap-1.5">
          <BriefcaseBusiness aria-hidden />
          {t("experience", { years: formatUnit(expert.experienceYears, "year", locale) })}
        </li>
      </ul>
    </MatchCard>
  );
}
