import { BriefcaseBusiness, MapPin } from "lucide-react";
import Link from "next/link";
import { AvatarImage } from "@/components/ui/avatar-image";
import { buttonVariants } from "@/components/ui/button-variants";
import { initials } from "@/components/ui/initials";
import type { CardExpert } from "@/lib/features/experts/card";
import { fillText } from "@/lib/shared/fill-text";
import { formatUnit } from "@/lib/shared/format-numbers";
import { type ExpertCardLabels, formatRate } from "./labels";

// Every visitor of the home page loads this file, so classes are plain strings: tailwind-merge stays away.

const badge = "inline-flex max-w-full items-center rounded-sm px-2 py-0.5 font-medium text-sm";

const availabilityColours: Record<string, string> = {
  available: "bg-success-surface text-success",
  next_week: "bg-info-surface text-info",
  "2_weeks": "bg-warning-surface text-warning",
};

/**
 * An expert in a list (000 §2, §9). The name is the link and its area is the whole card, so there is one stop for
 * the keyboard and one name for the screen reader; the button lies above that area.
 */
export function ExpertCard({
  expert,
  labels,
  as: Heading = "h3",
}: {
  expert: CardExpert;
  labels: ExpertCardLabels;
  /** The level below the heading of the list. */
  as?: "h2" | "h3" | "h4";
}) {
  const name = expert.name.trim() || labels.unknownName;
  const isBusy = expert.availability === "busy";
  const reasonId = `expert-${expert.id}-unavailable`;
  return (
    <article className="relative flex h-full flex-col rounded-lg border border-border bg-card p-5 text-card-foreground shadow-sm transition-shadow hover:shadow-md sm:p-6">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="relative inline-flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-full bg-secondary font-semibold text-lg text-secondary-foreground"
        >
          {initials(name)}
          {expert.profileImage ? (
            <AvatarImage src={expert.profileImage} className="absolute inset-0 size-full object-cover" />
          ) : null}
        </span>
        <div className="min-w-0">
          <Heading className="text-subheading">
            <Link
              href={`/expert/${expert.id}`}
              prefetch={false}
              className="rounded-sm underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              {name}
            </Link>
          </Heading>
          <p className="line-clamp-2 break-words text-muted-foreground leading-snug">{expert.title}</p>
        </div>
      </div>

      <p className="mt-4 break-words">{expert.description}</p>

      {expert.skills.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-2">
          {expert.skills.map((skill) => (
            <li key={skill} className={`${badge} bg-muted`}>
              <span className="truncate">{skill}</span>
            </li>
          ))}
          {expert.moreSkills > 0 ? (
            <li className={`${badge} px-1 text-muted-foreground`}>
              {fillText(labels.moreSkills, { count: expert.moreSkills })}
            </li>
          ) : null}
        </ul>
      ) : null}

      <div className="mt-auto pt-5">
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground text-sm">
          <li
            className={`${badge} ${availabilityColours[expert.availability] ?? "bg-muted text-foreground"}`}
          >
            <span className="sr-only">{labels.availabilityLabel} </span>
            {labels.availability[expert.availability] ?? labels.availability.unknown}
          </li>
          <li className="inline-flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">{labels.locationLabel} </span>
            <span className="truncate">{expert.location}</span>
          </li>
          <li className="inline-flex items-center gap-1.5">
            <BriefcaseBusiness aria-hidden className="size-4 shrink-0" />
            {fillText(labels.experience, {
              years: formatUnit(expert.experienceYears, "year", labels.locale),
            })}
          </li>
        </ul>

        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-border border-t pt-4">
          <p>
            <span className="tabular font-semibold text-xl">
              {formatRate(expert.hourlyRate, labels.locale)}
            </span>
            <span className="text-muted-foreground text-sm">{labels.perHour}</span>
          </p>
          {isBusy ? (
            <button
              type="button"
              disabled
              aria-describedby={reasonId}
              className={buttonVariants({ variant: "outline", className: "relative z-10" })}
            >
              {labels.unavailable}
            </button>
          ) : (
            <Link
              href={`/book-meeting?expert=${expert.id}`}
              prefetch={false}
              className={buttonVariants({ variant: "outline", className: "relative z-10" })}
            >
              {labels.bookMeeting}
              <span className="sr-only"> {fillText(labels.bookMeetingWith, { name })}</span>
            </Link>
          )}
        </div>
        {isBusy ? (
          <p id={reasonId} className="mt-2 text-right text-muted-foreground text-sm">
            {labels.unavailableReason}
          </p>
        ) : null}
      </div>
    </article>
  );
}
