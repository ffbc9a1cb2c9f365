"use client";

import { useTranslations } from "#texts";
import { useHydrated } from "@/lib/client/use-hydrated";
import { guestHearts } from "@/lib/features/favorites/guest-hearts";

/** Says that the hearts of this browser's guest are not lost; nothing when there are none. */
export function GuestHeartsNote() {
  const t = useTranslations("Favorites.guest");
  const count = useHydrated() ? guestHearts().length : 0;
  return count > 0 ? <p className="mt-4 text-center">{t("kept", { count })}</p> : null;
}
