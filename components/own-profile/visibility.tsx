"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Button } from "@/components/ui/button";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { updateExpert } from "@/lib/features/experts/change-client";
import { profileStatus } from "@/lib/features/experts/own-profile";
import type { FullExpert } from "@/lib/features/experts/schemas";

/** Whether companies find the profile, and if not why, in one line; and the switch that hides it (deal K4). */
export function Visibility({
  expert,
  onSaved,
}: {
  expert: FullExpert;
  onSaved?: (saved: FullExpert) => void;
}) {
  const t = useTranslations("OwnProfile.visibility");
  const feedback = useTranslations("Feedback");
  const router = useRouter();
  /** What was pressed, until the page tells the same. */
  const [wish, setWish] = useState<boolean | null>(null);
  const isHidden = wish ?? expert.isHidden;
  const status = profileStatus({ ...expert, isHidden });
  const Icon = status === "published" ? Eye : EyeOff;

  async function change() {
    setWish(!isHidden);
    try {
      const saved = await updateExpert(expert.id, { isHidden: !isHidden });
      onSaved?.(saved);
      toast({ title: t(saved.isHidden ? "nowHidden" : "nowShown") });
      router.refresh();
    } catch (error) {
      setWish(isHidden);
      failedToast(error, feedback);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="flex min-w-0 items-center gap-2">
        <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        {status === "published" && expert.availability === "busy" ? t("busy") : t(status)}
      </p>
      <Button variant="outline" size="sm" onClick={() => void change()}>
        {t(isHidden ? "show" : "hide")}
      </Button>
    </div>
  );
}
