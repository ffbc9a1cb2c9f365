import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { formatInstant } from "@/lib/shared/format-dates";

/** 'Applied on {date} · see it', in place of an empty form. */
export function AppliedNote({ at, className }: { at: string; className: string }) {
  const t = useTranslations("Projects.card");
  const date = formatInstant(new Date(at), useLocale(), { dateStyle: "medium" });
  return (
    <p className={className}>
      <span>
        {t("appliedOn", { date })} · {/* Above the area of the card's own link. */}
        <Link
          href={shellRoutes.expertDashboard}
          prefetch={false}
          className="relative z-10 underline underline-offset-4"
        >
          {t("seeApplication")}
        </Link>
      </span>
    </p>
  );
}
