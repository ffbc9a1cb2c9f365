"use client";

import { LogOut } from "lucide-react";
import { useTranslations } from "#texts";
import { signOutOrSay } from "@/components/feedback/sign-out-or-say";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/lib/client/use-hydrated";

export function SignOutButton() {
  const feedback = useTranslations("Feedback");
  const shell = useTranslations("Shell.account");
  const isReady = useHydrated();
  return (
    <Button variant="outline" disabled={!isReady} onClick={() => signOutOrSay(feedback, shell)}>
      <LogOut aria-hidden />
      {shell("signOut")}
    </Button>
  );
}
