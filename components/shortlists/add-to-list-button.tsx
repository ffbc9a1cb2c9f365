"use client";

import { lazy, Suspense, useState } from "react";
import { useTranslations } from "#texts";
import { toast } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/client/use-current-user";

const AddToListDialog = lazy(() => import("./add-to-list-dialog"));

/** Opens the shortlists of the signed-in person for one expert (deal P1); the dialog is loaded at the first press. */
export function AddToListButton({
  expertId,
  name,
  className,
}: {
  expertId: number;
  name: string;
  className: string;
}) {
  const t = useTranslations("Experts.tools");
  const feedback = useTranslations("Feedback");
  const { user, isLoading } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (user.isAuthenticated) setOpen(true);
    else toast({ title: feedback("loginRequired"), description: t("loginToList"), variant: "destructive" });
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={isLoading}
        onClick={() => isLoading || press()}
        className={className}
      >
        {t("addToList")}
        <span className="sr-only">: {name}</span>
      </button>
      {isOpen ? (
        <Suspense>
          <AddToListDialog expertId={expertId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
