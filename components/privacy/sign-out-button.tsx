"use client";

import { LogOut } from "lucide-react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { signOut } from "@/lib/client/sign-out";
import { toast } from "@/lib/client/toast";
import { useHydrated } from "@/lib/client/use-hydrated";

export function SignOutButton() {
  const t = useTranslations("Account.details");
  const isReady = useHydrated();
  const leave = () =>
    signOut().catch(() =>
      toast({ title: t("error"), description: t("signOutFailed"), variant: "destructive" }),
    );
  return (
    <Button variant="outline" disabled={!isReady} onClick={leave}>
      <LogOut aria-hidden />
      {t("signOut")}
    </Button>
  );
}
