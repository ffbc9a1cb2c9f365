"use client";

import { UserRoundCheck } from "lucide-react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { Link } from "@/components/layout/link";
import { ownProfileRoute, shellRoutes } from "@/components/layout/navigation";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { SkillDemand } from "@/lib/features/postings/rules";
import { useOnboardingStart } from "./use-onboarding-start";
import { Wizard } from "./wizard";

/** The wizard below its header (001 §2), once it is known what it begins with. */
export function OnboardingScreen({ demand }: { demand: SkillDemand }) {
  const t = useTranslations("Onboarding");
  const actions = useTranslations("Actions");
  const { state, retry, showProfile } = useOnboardingStart();
  switch (state.kind) {
    case "loading":
      return <Loading text={t("loading")} />;
    case "failed":
      return (
        <ErrorState
          title={t("loadFailed.title")}
          description={t("loadFailed.description")}
          action={<Button onClick={retry}>{actions("tryAgain")}</Button>}
        />
      );
    case "has-profile":
      return (
        <EmptyState
          icon={<UserRoundCheck />}
          title={t("hasProfile.title")}
          description={t("hasProfile.description")}
          action={
            <>
              <Link
                href={ownProfileRoute(state.expertId)}
                prefetch={false}
                className={buttonVariants({ variant: "accent" })}
              >
                {t("hasProfile.profile")}
              </Link>
              <Link
                href={shellRoutes.expertDashboard}
                prefetch={false}
                className={buttonVariants({ variant: "outline" })}
              >
                {t("hasProfile.dashboard")}
              </Link>
            </>
          }
        />
      );
    case "ready":
      return (
        <Wizard
          beginning={state.beginning}
          isSignedIn={state.isSignedIn}
          onProfile={showProfile}
          demand={demand}
        />
      );
  }
}

/** In the shape of what comes. */
function Loading({ text }: { text: string }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className="space-y-4">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-2 w-full" />
        <Card className="space-y-6 p-5 sm:p-6">
          <Skeleton className="h-8 w-64" />
          <div className="grid gap-5 sm:grid-cols-2">
            {["name", "title", "email", "years"].map((field) => (
              <div key={field} className="space-y-2">
                <Skeleton className="h-5 w-32" />
                <Skeleton className="h-11 w-full" />
              </div>
            ))}
          </div>
          <Skeleton className="h-11 w-full" />
        </Card>
      </div>
      <div className="space-y-6">
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  );
}
