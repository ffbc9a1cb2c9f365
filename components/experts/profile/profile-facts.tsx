import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { formatEuros, toCents } from "@/lib/shared/money";
import { AvailabilityBadge } from "./availability-badge";

/** Rate, availability, experience, place and way of working. */
export async function ProfileFacts({ expert }: { expert: PublicExpert }) {
  const t = await getTranslations("Profile");
  const locale = await getLocale();
  return (
    <dl className="divide-y divide-border">
      <div className="pb-4">
        <dt className="sr-only">{t("facts.rate")}</dt>
        <dd>
          <span className="tabular text-title">{formatEuros(toCents(expert.hourlyRate), locale)}</span>{" "}
          <span className="text-muted-foreground">{t("facts.perHour")}</span>
        </dd>
      </div>
      <Fact label={t("facts.availability")}>
        <AvailabilityBadge availability={expert.availability} />
      </Fact>
      <Fact label={t("facts.experience")}>{t("facts.years", { years: expert.experienceYears })}</Fact>
      <Fact label={t("facts.location")}>
        {expert.location}
        {expert.workRadius ? (
          <span className="block text-muted-foreground text-sm">
            {t("facts.radius", { kilometres: expert.workRadius })}
          </span>
        ) : null}
      </Fact>
      <Fact label={t("facts.arrangement")}>
        {expert.workArrangement.map((arrangement) => t(`arrangement.${arrangement}`)).join(", ")}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 py-3 last:pb-0">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 break-words text-right font-medium">{children}</dd>
    </div>
  );
}
