"use client";

import { ExternalLink } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { loginPath } from "@/lib/client/open-login";
import { refreshCurrentUser, useCurrentUser } from "@/lib/client/use-current-user";

type Problem = "nobody" | "noAdministrator" | "somebodyElse";

/** Waits for a sign-in in another tab, and sees it when this one is looked at again. Loaded when it is first needed. */
export default function SignInAgainDialog({
  onSignedIn,
  onGiveUp,
}: {
  onSignedIn: () => void;
  onGiveUp: () => void;
}) {
  const t = useTranslations("Admin.signedOut");
  const actions = useTranslations("Actions");
  const { user } = useCurrentUser();
  /** Whose work waits, as far as this page knew. */
  const [email] = useState(user.email);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function look(isAsked: boolean) {
    const now = await refreshCurrentUser();
    if (!now.isAuthenticated) setProblem(isAsked ? "nobody" : null);
    else if (!now.isAdmin) setProblem("noAdministrator");
    // What one person typed is not sent in another's name.
    else if (email && now.email !== email) setProblem("somebodyElse");
    else onSignedIn();
  }
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === "visible") void look(false);
  });
  useEffect(() => {
    const listener = () => lookAgain();
    window.addEventListener("focus", listener);
    document.addEventListener("visibilitychange", listener);
    return () => {
      window.removeEventListener("focus", listener);
      document.removeEventListener("visibilitychange", listener);
    };
  }, []);

  return (
    <Dialog open onOpenChange={(open) => !open && onGiveUp()}>
      <DialogContent
        role="alertdialog"
        width="sm"
        title={t("title")}
        description={t("description")}
        closeLabel={actions("close")}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {problem ? <Alert role="alert" variant="warning" title={t(problem, { email: email ?? "" })} /> : null}
        <DialogFooter className={problem ? undefined : "mt-0"}>
          <Button variant="ghost" onClick={onGiveUp}>
            {t("notNow")}
          </Button>
          <Button variant="outline" onClick={() => void look(true)}>
            {t("done")}
          </Button>
          <a
            href={loginPath(window.location)}
            target="_blank"
            rel="noreferrer"
            className={buttonVariants({ variant: "primary" })}
          >
            {t("signIn")}
            <ExternalLink aria-hidden />
          </a>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
