import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import type { PublicProfile } from "@/lib/features/experts/schemas";
import { usualCostCents, usualWork } from "@/lib/features/pricing/usual-work";
import { travelsToWork } from "@/lib/shared/availability";
import { formatInstant } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/money";
import { namesIn } from "@/lib/shared/name-table";
import { AvailabilityBadge } from "./availability-badge";

/** Rate, availability, experience, place and way of working. */
export async function ProfileFacts({ expert }: { expert: PublicProfile }) {
  const t = await getTranslations("Profile");
  const arrangements = await getTranslations("Choices.arrangement");
  const work = await getTranslations("Fields.work");
  const units = await getTranslations("Units");
  const locale = await getLocale();
  return (
    <dl className="divide-y divide-border">
      <div className="pb-4">
        <dt className="sr-only">{work("hourlyRate")}</dt>
        <dd>
          <span className="tabular text-title">{formatEuros(toCents(expert.hourlyRate), locale)}</span>{" "}
          <span className="text-muted-foreground">{t("facts.perHour")}</span>
        </dd>
      </div>
      <div className="py-3">
        <dt className="text-muted-foreground">
          {t("facts.usualCost", { months: usualWork.durationMonths })}
        </dt>
        <dd>
          <p className="font-medium">
            {t("facts.usualCostOf", {
              cost: formatEuros(usualCostCents(expert), locale),
              hours: usualWork.hoursPerWeek,
            })}
          </p>
          <Link
            href={shellRoutes.pricing}
            prefetch={false}
            className="inline-block py-2 text-primary underline underline-offset-4"
          >
            {t("facts.otherSizes")}
          </Link>
        </dd>
      </div>
      <Fact label={work("availability")}>
        <AvailabilityBadge availability={expert.availability} />
        {expert.availabilityConfirmedAt ? (
          <span className="mt-1 block font-normal text-muted-foreground text-sm">
            {t("facts.confirmed", {
              date: formatInstant(new Date(expert.availabilityConfirmedAt), locale, { dateStyle: "medium" }),
            })}
          </span>
        ) : null}
      </Fact>
      <Fact label={work("experience")}>{units("years", { years: expert.experienceYears })}</Fact>
      {expert.location ? (
        <Fact label={work("location")}>
          {namesIn(locale).place(expert.location)}
          {expert.workRadius && travelsToWork(expert) ? (
            <span className="block text-muted-foreground text-sm">
              {t("facts.radius", { kilometres: expert.workRadius })}
            </span>
          ) : null}
        </Fact>
      ) : null}
      <Fact label={work("arrangement")}>
        {expert.workArrangement.map((arrangement) => arrangements(arrangement)).join(", ")}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 py-3 last:pb-0">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere min-w-0 text-right font-medium">{children}</dd>
    </div>
  );
}
