"use client";

import { UserPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";

const InviteAdminDialog = dynamic(() => import("./invite-admin-dialog"));

/** The way to a second administrator who has no account yet. */
export function InviteAdmin() {
  const t = useTranslations("AdminPeople.invite");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden />
        {t("open")}
      </Button>
      {isOpen ? <InviteAdminDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
