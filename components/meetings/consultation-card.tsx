"use client";

import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Alert } from "@/components/ui/alert";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useNames } from "@/lib/client/names";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { langOf } from "@/lib/shared/locales";
import type { RepresentativeCard } from "./representative";

/** The consultation card shows at most this many skills (spec 000 §9). */
const shownSkills = 3;

const availabilityVariants = {
  available: "success",
  next_week: "info",
  "2_weeks": "info",
  busy: "warning",
} as const;

/** What the meeting is about: one expert. The meeting itself is with the representative, and the card says so (decisions D1). */
export function ExpertConsultationCard({
  expert,
  representative,
}: {
  expert: PublicExpert;
  representative: RepresentativeCard;
}) {
  const t = useTranslations("Meetings");
  const availabilities = useTranslations("Choices.availability");
  const names = useNames();
  const locale = useLocale();
  const { availability } = expert;
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <Avatar name={expert.name} src={expert.profileImage} size="lg" />
        <div className="min-w-0 flex-1">
          <p className="text-muted-foreground text-sm">{t("card.aboutExpert")}</p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-subheading">{expert.name}</h2>
            <Badge variant={availabilityVariants[expert.availability] ?? "neutral"}>
              {availabilities(availabilities.has(availability) ? availability : "unknown")}
            </Badge>
          </div>
          <p lang={langOf(expert.titleLanguage, locale)} className="text-muted-foreground">
            {expert.title}
          </p>
          <ul className="mt-3 flex flex-wrap gap-2">
            {expert.skills.slice(0, shownSkills).map((skill) => (
              <li key={skill} className="max-w-full">
                <Badge>{names.skill(skill)}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-4 border-border border-t pt-4 text-sm">
        {representative.name === null
          ? t("card.withAnyAboutExpert", { expert: expert.name })
          : t("card.withAboutExpert", { ...representative, name: representative.name, expert: expert.name })}
      </p>
    </Card>
  );
}

/** A meeting about no expert in particular. */
export function GeneralConsultationCard({ representative }: { representative: RepresentativeCard }) {
  const t = useTranslations("Meetings");
  return (
    <Card className="flex items-start gap-4 p-5 sm:p-6">
      <span
        aria-hidden
        className="inline-flex size-16 shrink-0 items-center justify-center rounded-full bg-secondary text-secondary-foreground"
      >
        <Users className="size-7" />
      </span>
      <div className="min-w-0">
        <h2 className="text-subheading">{t("generalTitle")}</h2>
        <p className="text-muted-foreground">{t("card.generalText")}</p>
        <p className="mt-2 text-sm">
          {representative.name === null
            ? t("card.withAny")
            : t("card.with", { ...representative, name: representative.name })}
        </p>
      </div>
    </Card>
  );
}

export function ConsultationCardSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Card className="flex items-start gap-4 p-5 sm:p-6">
        <Skeleton className="size-16 rounded-full" />
        <div className="flex-1 space-y-3 py-1">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-6 w-4/5" />
        </div>
      </Card>
    </div>
  );
}

/** Something about the expert in the address that stands in the way, and what to do. */
export function ExpertNotice({
  variant,
  title,
  text,
  children,
}: {
  variant: "info" | "warning" | "destructive";
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <Alert role="status" variant={variant} title={title}>
      <p>{text}</p>
      {children ? <div className="flex flex-wrap gap-3 pt-2">{children}</div> : null}
    </Alert>
  );
}

/** A busy expert cannot be booked (decisions D7); two ways on. */
export function BusyNotice({ name }: { name: string }) {
  const t = useTranslations("Meetings.card");
  return (
    <ExpertNotice variant="warning" title={t("busyTitle", { expert: name })} text={t("busyText")}>
      <Button asChild>
        <Link href="/book-meeting">{t("busyGeneral")}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link href={shellRoutes.experts}>{t("busyBrowse")}</Link>
      </Button>
    </ExpertNotice>
  );
}
