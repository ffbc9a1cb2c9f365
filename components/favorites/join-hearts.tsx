"use client";

import { useEffect } from "react";
import { useCurrentUser } from "@/lib/client/use-current-user";

/** Moves a guest's hearts to the favourites on whatever page follows the sign-in (deal P1). Loaded when somebody is. */
export function JoinHearts() {
  const { user } = useCurrentUser();
  useEffect(() => {
    if (!user.isAuthenticated) return;
    import("@/lib/features/favorites/guest-hearts").then(
      ({ joinGuestHearts }) => joinGuestHearts(),
      // They stay in the browser until it can be loaded.
      () => undefined,
    );
  }, [user.isAuthenticated]);
  return null;
}
