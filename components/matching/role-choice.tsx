import { ArrowRight, Building2, FilePlus2, UserRound } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { factorKeys } from "@/lib/features/matching/factors";
import { claims } from "@/lib/shared/brand";

const points = ["score", "gaps", "yours"] as const;

/** The first question of the page (001 §2), and what an answer will tell. */
export function RoleChoice({
  headingRef,
  onRole,
  onPost,
}: {
  headingRef: Ref<HTMLHeadingElement>;
  onRole: (role: "expert" | "company") => void;
  onPost: () => void;
}) {
  const t = useTranslations("Recommendations");
  return (
    <div>
      <section aria-labelledby="role-title">
        <h2 ref={headingRef} id="role-title" tabIndex={-1} className="text-heading">
          {t("role.title")}
        </h2>
        <div className="mt-5 grid gap-5 md:grid-cols-2">
          <Choice icon={<UserRound />} kind="expert" onChoose={() => onRole("expert")} />
          <Choice icon={<Building2 />} kind="company" onChoose={() => onRole("company")} />
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-border bg-card p-5 shadow-sm sm:p-6">
          <p className="min-w-0 max-w-reading flex-1 basis-72 text-muted-foreground">
            {t("role.post.description", { hours: claims.postingReviewHours })}
          </p>
          <button
            type="button"
            onClick={onPost}
            className={buttonVariants({
              // The page's one main action is the text field above.
              variant: "outline",
              className: "max-sm:h-auto max-sm:w-full max-sm:whitespace-normal max-sm:py-3",
            })}
          >
            <FilePlus2 aria-hidden />
            {t("role.post.action")}
          </button>
        </div>
      </section>
      <section aria-labelledby="points-title" className="mt-12">
        <h2 id="points-title" className="text-heading">
          {t("role.pointsTitle")}
        </h2>
        <dl className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
          {points.map((key) => (
            <div key={key} className="border-border border-l-2 pl-4">
              <dt className="font-semibold">{t(`role.points.${key}.title`)}</dt>
              <dd className="mt-1 text-muted-foreground">
                {t(`role.points.${key}.description`, { factors: factorKeys.length })}
              </dd>
            </div>
          ))}
        </dl>
        <Link
          href={shellRoutes.howMatchingWorks}
          prefetch={false}
          className="mt-6 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          {t("howLink")}
        </Link>
      </section>
    </div>
  );
}

/** A card that is one button. */
function Choice({
  icon,
  kind,
  onChoose,
}: {
  icon: ReactNode;
  kind: "expert" | "company";
  onChoose: () => void;
}) {
  const t = useTranslations("Recommendations.role");
  return (
    <div className="relative flex items-start gap-4 rounded-lg border border-border bg-card p-5 shadow-sm transition-shadow hover:shadow-md sm:p-6">
      <span
        aria-hidden
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-secondary text-secondary-foreground [&_svg]:size-6"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onChoose}
          className="rounded-sm text-left text-subheading after:absolute after:inset-0 after:rounded-lg"
        >
          {t(`${kind}.action`)}
        </button>
        <p className="mt-1 text-muted-foreground">{t(`${kind}.description`)}</p>
      </div>
      <ArrowRight aria-hidden className="mt-1 size-5 shrink-0 text-primary" />
    </div>
  );
}
