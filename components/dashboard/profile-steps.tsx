import { getLocale, getTranslations } from "next-intl/server";
import { StrengthRing } from "@/components/feedback/strength-ring";
import { ownProfileRoute } from "@/components/layout/navigation";
import { Card, CardContent } from "@/components/ui/card";
import type {
  ProfileStep,
  ProfileSteps as ProfileStepsFound,
  StepField,
} from "@/lib/features/dashboard/profile-steps";
import { dashboardForm } from "@/lib/features/experts/profile-schemas";
import { localePath } from "@/lib/shared/locales";
import { type Translate, wordSentence } from "@/lib/shared/sentences";

/** The strength of the profile and what to do next; every step leads to its field, here or on the own profile. */
export async function ProfileSteps({ expertId, profile }: { expertId: number; profile: ProfileStepsFound }) {
  const [t, strength, engine, locale] = await Promise.all([
    getTranslations("Dashboard.strength"),
    getTranslations("Applications.strength"),
    getTranslations("Insights.engine"),
    getLocale(),
  ]);
  const text = (step: ProfileStep) => wordSentence(step.advice, engine as unknown as Translate, locale);
  const ownProfile = localePath(locale, ownProfileRoute(expertId));
  const link = (field: StepField) => (field in dashboardForm.shape ? "" : ownProfile);
  const [first, ...rest] = profile.steps;
  const item = (step: ProfileStep) => (
    // A plain link: an address on this page is the form's to answer.
    <a
      href={`${link(step.field)}#${step.field}`}
      className="group flex min-h-11 items-center justify-between gap-3 rounded-sm py-1.5 text-sm"
    >
      <span className="min-w-0 break-words underline decoration-input underline-offset-4 group-hover:decoration-current">
        {text(step)}
      </span>
      <span className="tabular shrink-0 font-medium text-success">
        <span aria-hidden>{strength("points", { points: step.points })}</span>
        <span className="sr-only">{strength("pointsLabel", { points: step.points })}</span>
      </span>
    </a>
  );
  return (
    <Card>
      <CardContent>
        <h2 className="text-heading">{strength("title")}</h2>
        <div className="mt-3 flex items-center gap-5">
          <StrengthRing score={profile.score} outOf={strength("outOf")} />
          <div>
            <p className="font-semibold">{strength(`messages.${profile.message}`)}</p>
            <p className="mt-1 text-muted-foreground text-sm">{t("source")}</p>
          </div>
        </div>
        {first ? (
          <>
            <h3 className="mt-5 font-medium text-sm">{t("next")}</h3>
            <div className="mt-1 rounded-md bg-info-surface px-3 py-1">{item(first)}</div>
          </>
        ) : (
          <p className="mt-4 text-muted-foreground text-sm">{t("done")}</p>
        )}
        {rest.length > 0 ? (
          <>
            <h3 className="mt-4 font-medium text-sm">{t("then")}</h3>
            <ul className="mt-1 divide-y divide-border px-3">
              {rest.map((step) => (
                <li key={step.field}>{item(step)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </CardContent>
    </Card>
  );
}
