import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { toast } from "@/lib/client/toast";
import { getTeam } from "@/lib/features/companies/client";
import type { Team } from "@/lib/features/companies/schemas";

/** Does something with the team, says so, and shows it as it is then; false when it was refused. */
export type Change = (work: (() => Promise<unknown>) | null, done: string) => Promise<boolean>;

/** The team on the screen; after every change, and every refusal, it is read anew: others change it too. */
export function useTeam(initial: Team) {
  const feedback = useTranslations("Feedback");
  const [team, setTeam] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const change: Change = async (work, done) => {
    if (isBusy) return false;
    setBusy(true);
    let isDone = false;
    try {
      await work?.();
      isDone = true;
      toast({ title: done });
    } catch (error) {
      failedToast(error, feedback);
    }
    await getTeam().then(setTeam, () => undefined);
    setBusy(false);
    return isDone;
  };
  return { team, setTeam, change };
}
