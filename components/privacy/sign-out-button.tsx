"use client";

import { LogOut } from "lucide-react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { signOut } from "@/lib/client/sign-out";
import { toast } from "@/lib/client/toast";
import { useHydrated } from "@/lib/client/use-hydrated";

export function SignOutButton() {
  const feedback = useTranslations("Feedback");
  const shell = useTranslations("Shell.account");
  const isReady = useHydrated();
  const leave = () =>
    signOut().catch(() =>
      toast({ title: feedback("failed"), description: shell("signOutFailed"), variant: "destructive" }),
    );
  return (
    <Button variant="outline" disabled={!isReady} onClick={leave}>
      <LogOut aria-hidden />
      {shell("signOut")}
    </Button>
  );
}
