"use client";

import { UserPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "#texts";
import { useListWish } from "@/components/admin/use-list-wish";
import { Button } from "@/components/ui/button";

const InviteAdminDialog = dynamic(() => import("./invite-admin-dialog"));

/** The way to a second administrator who has no account yet. That it is open stands in the address: the palette leads to it. */
export function InviteAdmin() {
  const t = useTranslations("AdminPeople.invite");
  const { filters, change, wish } = useListWish(["invite"]);
  const setOpen = (isOpen: boolean) => change({ invite: isOpen ? "admin" : "", page: wish.page });
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden />
        {t("open")}
      </Button>
      {filters.invite === "admin" ? <InviteAdminDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
