"use client";

import { LogOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { signOut } from "@/lib/client/sign-out";
import { toast } from "@/lib/client/toast";
import { useHydrated } from "@/lib/client/use-hydrated";
import type { SignOutTexts } from "./account-texts";

export function SignOutButton({ texts }: { texts: SignOutTexts }) {
  const isReady = useHydrated();
  const leave = () =>
    signOut().catch(() =>
      toast({ title: texts.error, description: texts.signOutFailed, variant: "destructive" }),
    );
  return (
    <Button variant="outline" disabled={!isReady} onClick={leave}>
      <LogOut aria-hidden />
      {texts.signOut}
    </Button>
  );
}
