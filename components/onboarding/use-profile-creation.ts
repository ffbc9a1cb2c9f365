"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { ApiError, serverMessage } from "@/lib/client/api";
import { celebrate } from "@/lib/client/celebrate";
import { openLogin } from "@/lib/client/open-login";
import { openPage } from "@/lib/client/open-page";
import { toast } from "@/lib/client/toast";
import { createProfile, getOnboardingStart } from "@/lib/features/onboarding/client";
import { brand } from "@/lib/shared/brand";
import type { Wizard } from "./use-wizard";

/** How long the reason can be read before login opens, as with favourites (000 §8). */
export const loginDelayMs = 1500;
/** How long there is confetti before the profile opens. */
export const welcomeMs = 2000;

/**
 * Sends the wizard (001 §4, §8). A guest goes to login and comes back to it (decisions A14); whatever fails leaves
 * everything as it was typed.
 */
export function useProfileCreation(
  wizard: Wizard,
  isSignedIn: boolean,
  onProfile: (expertId: number) => void,
) {
  const t = useTranslations("Onboarding");
  const feedback = useTranslations("Feedback");
  const [needsLogin, setNeedsLogin] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function askToLogIn() {
    wizard.celebrations.drop();
    wizard.saving.saveNow(new Date());
    setNeedsLogin(true);
    toast({ title: feedback("loginRequired"), description: t("login.toast"), variant: "destructive" });
    clearTimeout(timer.current);
    timer.current = setTimeout(openLogin, loginDelayMs);
  }

  async function send() {
    setProblem(null);
    if (!isSignedIn) return askToLogIn();
    // A draft that comes after the profile is refused.
    wizard.saving.hold();
    try {
      await createProfile(wizard.compose());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return askToLogIn();
      await tell(error);
      // The form puts the server's field errors beside the fields.
      throw error;
    }
    wizard.celebrations.drop();
    wizard.saving.stop();
    setIsLeaving(true);
    celebrate(welcomeMs);
    toast({ title: t("toasts.welcomeTitle", { brand: brand.name }), description: t("toasts.welcome") });
    timer.current = setTimeout(() => openPage("/expert-profile"), welcomeMs);
  }

  async function tell(error: unknown) {
    const message = serverMessage(error, t("toasts.unknown"));
    wizard.celebrations.drop();
    wizard.saving.saveNow();
    setProblem(message);
    toast({
      title: feedback("failed"),
      description: t("toasts.error", { message }),
      variant: "destructive",
    });
    if (!(error instanceof ApiError) || error.status !== 409) return;
    // Perhaps the profile was created before, and only the answer was lost.
    const start = await getOnboardingStart().catch(() => null);
    if (typeof start?.expertId !== "number") return;
    wizard.saving.stop();
    onProfile(start.expertId);
  }

  return { send, needsLogin, problem, isLeaving };
}
