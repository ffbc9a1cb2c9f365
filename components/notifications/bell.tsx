"use client";

import { Bell as BellIcon } from "lucide-react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { useUnread } from "./unread";

/** The header's way to the notifications of whoever is signed in, with how many are unread. */
export function Bell() {
  const t = useTranslations("Shell.account");
  const unread = useUnread() ?? 0;
  return (
    <Link
      href={shellRoutes.notifications}
      prefetch={false}
      aria-label={t("notifications", { count: unread })}
      className="relative inline-flex size-11 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
    >
      <BellIcon aria-hidden className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-5 rounded-full bg-primary px-1 text-center font-semibold text-primary-foreground text-xs leading-5"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      ) : null}
    </Link>
  );
}
