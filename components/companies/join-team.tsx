"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox } from "@/components/ui/choice";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { joinTeam } from "@/lib/features/companies/client";

/** Joins a team after it was asked for, with one's own projects when one wants that. */
export function JoinTeam({
  token,
  company,
  personalPostings,
}: {
  token: string;
  company: string;
  personalPostings: number;
}) {
  const t = useTranslations("Team.join");
  const feedback = useTranslations("Feedback");
  const router = useRouter();
  const [bringPostings, setBring] = useState(false);
  const [isSending, setSending] = useState(false);
  async function join() {
    if (isSending) return;
    setSending(true);
    try {
      await joinTeam({ body: { token, bringPostings } });
      toast({ title: t("done", { company }) });
      router.replace(shellRoutes.team);
    } catch (error) {
      failedToast(error, feedback);
      setSending(false);
    }
  }
  return (
    <div className="space-y-6">
      {personalPostings > 0 ? (
        <Checkbox
          checked={bringPostings}
          onChange={({ target }) => setBring(target.checked)}
          description={t("bringText")}
        >
          {t("bring", { count: personalPostings })}
        </Checkbox>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" aria-disabled={isSending} onClick={() => void join()}>
          {t("submit")}
        </Button>
        <Link href={shellRoutes.company} prefetch={false} className={buttonVariants({ variant: "outline" })}>
          {t("decline")}
        </Link>
      </div>
    </div>
  );
}
