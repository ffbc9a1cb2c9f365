"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { SubmitButton } from "@/components/form/submit-button";
import { Link } from "@/components/layout/link";
import { loginRoute } from "@/components/layout/navigation";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { canComplete, onboardingSteps } from "@/lib/features/onboarding/rules";
import { claims } from "@/lib/shared/brand";
import { localePath } from "@/lib/shared/locales";
import type { useProfileCreation } from "./use-profile-creation";
import type { Wizard } from "./use-wizard";

const onboardingPath = "/expert-onboarding";

/** Previous and Next Step; on the last step the profile is sent, or what it waits for is said. */
export function WizardActions({
  wizard,
  creation,
  isFirst,
  isLast,
  onPrevious,
  onNext,
}: {
  wizard: Wizard;
  creation: ReturnType<typeof useProfileCreation>;
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
}) {
  const t = useTranslations("Onboarding");
  const feedback = useTranslations("Feedback");
  const missing = onboardingSteps.filter(
    ({ id, required }) => required && !wizard.state.completedSteps.includes(id),
  );
  const names = missing.map(({ id }) => t(`steps.${id}.title`)).join(", ");
  return (
    <div className="space-y-4 border-border border-t pt-5">
      {creation.problem ? (
        <Alert variant="destructive" title={feedback("failed")}>
          <p>{t("toasts.error", { message: creation.problem })}</p>
        </Alert>
      ) : null}
      {creation.needsLogin ? <LoginNotice /> : null}
      <div className="flex flex-wrap justify-between gap-3 max-sm:*:flex-1 max-sm:*:px-3">
        <Button variant="outline" disabled={isFirst} onClick={onPrevious}>
          <ArrowLeft aria-hidden />
          {t("previous")}
        </Button>
        {isLast ? (
          <SubmitButton
            pendingLabel={t("completing")}
            isPending={creation.isLeaving}
            disabled={!canComplete(wizard.state)}
            aria-describedby="onboarding-note"
          >
            {t("complete")}
          </SubmitButton>
        ) : (
          <Button variant="accent" onClick={onNext}>
            {t("next")}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
      {isLast ? (
        <div id="onboarding-note" className="max-w-reading space-y-1 text-muted-foreground text-sm">
          <p>
            {missing.length > 0
              ? t("missing", { steps: names })
              : t("review", claims.applicationReviewBusinessDays)}
          </p>
          <p>
            {t("privacy")} {/* A new tab, so that nothing typed is lost. */}
            <Link
              href="/privacy"
              prefetch={false}
              target="_blank"
              rel="noreferrer"
              className="text-primary underline underline-offset-4"
            >
              {t("privacyLink")}
            </Link>
          </p>
        </div>
      ) : null}
    </div>
  );
}

function LoginNotice() {
  const t = useTranslations("Onboarding.login");
  const locale = useLocale();
  const linkTexts = useTranslations("Links");
  const feedback = useTranslations("Feedback");
  const links = [
    {
      href: loginRoute(locale, onboardingPath),
      label: t("logIn"),
    },
    {
      href: localePath(locale, pathWithQuery("/register", { returnTo: onboardingPath })),
      label: linkTexts("createAccount"),
    },
  ];
  return (
    <Alert variant="warning" title={feedback("loginRequired")}>
      <p>{t("text")}</p>
      <p className="flex flex-wrap gap-x-6">
        {links.map(({ href, label }) => (
          <a
            key={href}
            href={href}
            className="inline-block py-2.5 font-medium text-primary underline underline-offset-4"
          >
            {label}
          </a>
        ))}
      </p>
    </Alert>
  );
}
