"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { SubmitButton } from "@/components/form/submit-button";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { loginPath } from "@/lib/client/open-login";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { canComplete, onboardingSteps } from "@/lib/features/onboarding/rules";
import { claims } from "@/lib/shared/brand";
import { fillText } from "@/lib/shared/fill-text";
import type { OnboardingTexts } from "./onboarding-texts";
import type { useProfileCreation } from "./use-profile-creation";
import type { Wizard } from "./use-wizard";

const onboardingPath = "/expert-onboarding";

/** Previous and Next Step; on the last step the profile is sent, or what it waits for is said. */
export function WizardActions({
  wizard,
  creation,
  texts,
  isFirst,
  isLast,
  onPrevious,
  onNext,
}: {
  wizard: Wizard;
  creation: ReturnType<typeof useProfileCreation>;
  texts: OnboardingTexts;
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
}) {
  const missing = onboardingSteps.filter(
    ({ id, required }) => required && !wizard.state.completedSteps.includes(id),
  );
  const names = missing.map(({ id }) => texts.steps[id].title).join(", ");
  return (
    <div className="space-y-4 border-border border-t pt-5">
      {creation.problem ? (
        <Alert variant="destructive" title={texts.toasts.errorTitle}>
          <p>{fillText(texts.toasts.error, { message: creation.problem })}</p>
        </Alert>
      ) : null}
      {creation.needsLogin ? <LoginNotice texts={texts} /> : null}
      <div className="flex flex-wrap justify-between gap-3 max-sm:*:flex-1 max-sm:*:px-3">
        <Button variant="outline" disabled={isFirst} onClick={onPrevious}>
          <ArrowLeft aria-hidden />
          {texts.previous}
        </Button>
        {isLast ? (
          <SubmitButton
            pendingLabel={texts.completing}
            isPending={creation.isLeaving}
            disabled={!canComplete(wizard.state)}
            aria-describedby="onboarding-note"
          >
            {texts.complete}
          </SubmitButton>
        ) : (
          <Button onClick={onNext}>
            {texts.next}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
      {isLast ? (
        <div id="onboarding-note" className="max-w-reading space-y-1 text-muted-foreground text-sm">
          <p>
            {missing.length > 0
              ? fillText(texts.missing, { steps: names })
              : fillText(texts.review, claims.applicationReviewBusinessDays)}
          </p>
          <p>
            {texts.privacy} {/* A new tab, so that nothing typed is lost. */}
            <a
              href="/privacy"
              target="_blank"
              rel="noreferrer"
              className="text-primary underline underline-offset-4"
            >
              {texts.privacyLink}
            </a>
          </p>
        </div>
      ) : null}
    </div>
  );
}

function LoginNotice({ texts: { login } }: { texts: OnboardingTexts }) {
  const links = [
    { href: loginPath({ pathname: onboardingPath, search: "", hash: "" }), label: login.logIn },
    { href: pathWithQuery("/register", { returnTo: onboardingPath }), label: login.register },
  ];
  return (
    <Alert variant="warning" title={login.title}>
      <p>{login.text}</p>
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
