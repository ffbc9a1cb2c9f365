"use client";

import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { changeDeskItem, type DeskPlace, inboxPath } from "@/lib/features/operations/desk-client";
import type { ChangeDeskItemInput } from "@/lib/features/operations/desk-schemas";

/** Tags an item, takes it on or gives it back. */
export function useDeskItem(place: DeskPlace) {
  const t = useTranslations("AdminDesk");
  return useAdminAction({
    run: (changes: ChangeDeskItemInput) => changeDeskItem(place, changes),
    paths: [inboxPath],
    failure: () => ({ title: t("notSaved") }),
  });
}
